import { useTranslations } from '@portal/i18n/react';
import type { SettlingWay } from '@portal/protocol';
import { toastDone, useForm } from '@portal/ui';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
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
  const form = useSettling(props);
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

function useSettling({ debt, way, onClose }: SettleProps) {
  const t = useTranslations('desk-agents.owed');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  return useForm({
    initial: { reason: '' },
    checks: { reason: reasonCheck },
    submit: async ({ reason }) => {
      const { contractId } = debt;
      const failure = await settleStrandedDebt({ contractId, way, reason: reason.trim() });
      if (failure !== undefined) {
        return landing(failure, { shown: ['reason'] });
      }
      toastDone(t('asked'));
      onClose();
      return undefined;
    },
  });
}
