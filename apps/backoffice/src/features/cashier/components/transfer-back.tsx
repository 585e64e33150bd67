import { moneyLine } from '@portal/i18n';
import { useFormats, useTranslations } from '@portal/i18n/react';
import { currency, isCurrencyCode } from '@portal/money';
import { Button, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import type { PairTransfer } from '../api/list-transfer-pairs.ts';
import { takeTransferBack } from '../api/take-transfer-back.ts';

interface BackProps {
  readonly row: PairTransfer;
  readonly currencyCode: string;
}

/** What became of a transfer, or the act that takes it back (agents-loyalty-money.md E7). */
export function TransferBack({ mayDecide, ...of }: BackProps & { readonly mayDecide: boolean }) {
  const t = useTranslations('desk-member-transfers.takeBack');
  const formats = useFormats();
  const { takenBack, openUntil } = of.row;
  if (takenBack !== null) {
    const amount = moneyLine(formats.money(takenBack, symbolOf(of.currencyCode)));
    return <p className="m-0 text-14 text-text-2">{t('was', { amount })}</p>;
  }
  if (openUntil === null) {
    return <p className="m-0 text-14 text-text-2">{t('late')}</p>;
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-14 text-text-2">
      <span>
        {t('until')} <Moment at={openUntil} />
      </span>
      {mayDecide && <BackAction {...of} />}
    </div>
  );
}

const symbolOf = (code: string): string => (isCurrencyCode(code) ? currency(code).symbol : '');

type Send = (body: { readonly reason: string }) => ReturnType<typeof takeTransferBack>;

function BackAction(of: BackProps) {
  const { id, reference } = of.row;
  const t = useTranslations('desk-member-transfers.takeBack');
  const [isOpen, setOpen] = useState(false);
  // It outlives the form: a try without an answer keeps its key when the dialog opens again.
  const send = useMoneyCall((body: { readonly reason: string }, key) =>
    takeTransferBack({ params: { id }, body, key }),
  );
  const title = t('title', { reference });
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {t('action')}
      </Button>
      {isOpen && <BackForm {...of} title={title} send={send} onClose={() => setOpen(false)} />}
    </>
  );
}

function BackForm(
  props: BackProps & {
    readonly title: string;
    readonly send: Send;
    readonly onClose: () => void;
  },
) {
  const { row, currencyCode, title, send, onClose } = props;
  const t = useTranslations('desk-member-transfers.takeBack');
  const formats = useFormats();
  const landing = useLanding();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: useReasonCheck() },
    submit: async ({ reason }) => {
      const outcome = await send({ reason: reason.trim() });
      // Balances, trail and queue of the desk are older than this, refused or not.
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown: ['reason'] });
      }
      const amount = moneyLine(formats.money(outcome.value.amount, symbolOf(currencyCode)));
      toastDone(outcome.value.outcome === 'posted' ? t('done', { amount }) : t('waiting'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-05-back"
      kind="confirm"
      title={title}
      form={form}
      act={t('action')}
      onClose={onClose}
    >
      <p className="m-0 text-text-2">{t('lead')}</p>
      <p className="m-0 text-20 font-bold">
        <MoneyText amount={row.amount} currencyCode={currencyCode} />
      </p>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </FormDialog>
  );
}
