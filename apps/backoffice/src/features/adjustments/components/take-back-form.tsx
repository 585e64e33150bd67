import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { MoneyText } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { AdjustmentRow } from '../api/list-adjustments.ts';
import type { reverseAdjustment } from '../api/reverse-adjustment.ts';

interface TakeBackProps {
  readonly row: AdjustmentRow;
  readonly send: (body: { readonly reason: string }) => ReturnType<typeof reverseAdjustment>;
  readonly onClose: () => void;
}

/** Asks for the reason, and shows what will be moved. */
export function TakeBackForm({ row, send, onClose }: TakeBackProps) {
  const t = useTranslations('desk-adjustments.takeBack');
  const waiting = useTranslations('desk-adjustments.form')('waiting');
  const cancel = useTranslations('common.actions')('cancel');
  const formats = useFormats();
  const words = useFormWords();
  const landing = useLanding();
  const symbol = isCurrencyCode(row.currency) ? currency(row.currency).symbol : '';
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const outcome = await send({ reason: reason.trim() });
      // Balance, statement, trail and queue of the desk are older than this, refused or not.
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      const balance = moneyLine(formats.money(outcome.value.balance, symbol));
      toastDone(outcome.value.outcome === 'posted' ? t('done', { balance }) : waiting);
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('action')}
          </Button>
        </>
      }
    >
      <p className="m-0 text-text-2">{t('lead', { account: row.account })}</p>
      <p className="m-0 text-20 font-bold">
        <MoneyText
          isChange
          amount={row.direction === 'credit' ? `-${row.amount}` : row.amount}
          currencyCode={row.currency}
        />
      </p>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}
