import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import type { AdjustmentRow } from '../api/list-adjustments.ts';
import type { reverseAdjustment } from '../api/reverse-adjustment.ts';
import { ExplanationField, explanationIn, useExplanationCheck } from './explanation-field.tsx';

interface TakeBackProps {
  readonly title: string;
  readonly row: AdjustmentRow;
  readonly send: (body: {
    readonly reason: string;
    readonly explanation?: string;
  }) => ReturnType<typeof reverseAdjustment>;
  readonly onClose: () => void;
}

/** Asks for the reason, and shows what will be moved. */
export function TakeBackForm({ title, row, send, onClose }: TakeBackProps) {
  const t = useTranslations('desk-adjustments.takeBack');
  const waiting = useTranslations('desk-adjustments.form')('waiting');
  const formats = useFormats();
  const landing = useLanding();
  const symbol = isCurrencyCode(row.currency) ? currency(row.currency).symbol : '';
  const form = useForm({
    initial: { reason: '', explanation: '' },
    checks: { reason: useReasonCheck(), explanation: useExplanationCheck() },
    submit: async ({ reason, explanation }) => {
      const outcome = await send({ reason: reason.trim(), ...explanationIn(explanation) });
      // Balance, statement, trail and queue of the desk are older than this, refused or not.
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason', 'explanation'] });
      }
      const balance = moneyLine(formats.money(outcome.value.balance, symbol));
      toastDone(outcome.value.outcome === 'posted' ? t('done', { balance }) : waiting);
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog ux="BO-16-take-back" title={title} form={form} act={t('action')} onClose={onClose}>
      <p className="m-0 text-text-2">{t('lead', { account: row.account })}</p>
      <p className="m-0 text-20 font-bold">
        <MoneyText
          isChange
          amount={row.direction === 'credit' ? `-${row.amount}` : row.amount}
          currencyCode={row.currency}
        />
      </p>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
      <ExplanationField {...form.field('explanation')} input={form.text('explanation')} />
    </FormDialog>
  );
}
