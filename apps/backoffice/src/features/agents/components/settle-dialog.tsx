import { useTranslations } from '@portal/i18n/react';
import type { SettlingWay } from '@portal/protocol';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import type { StrandedDebt } from '../api/list-stranded-debts.ts';
import { settleStrandedDebt } from '../api/settle-stranded-debt.ts';

interface SettleProps {
  readonly debt: StrandedDebt;
  readonly way: SettlingWay;
  readonly currency: string;
  readonly onClose: () => void;
}

/** What an agent was paid too much, taken from its purse or written off by two people (C7). */
export function SettleDialog(props: SettleProps) {
  const { debt, way, currency, onClose } = props;
  const t = useTranslations('desk-agents.owed');
  const form = useReasonForm({
    send: (reason) => settleStrandedDebt({ contractId: debt.contractId, way, reason }),
    done: t('asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      ux="BO-17-settle"
      title={t(`ways.${way}`)}
      form={form}
      act={t(`ways.${way}`)}
      onClose={onClose}
    >
      <p className="m-0 font-semibold">
        <bdi>{debt.debtor}</bdi> · <MoneyText amount={debt.amount} currencyCode={currency} />
      </p>
      <p className="m-0 text-text-2">{t(`text.${way}`)}</p>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
