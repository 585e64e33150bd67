import { useTranslations } from '@portal/i18n/react';
import type { HeldBillWay } from '@portal/protocol';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { MoneyText } from '../../../shared/money-text.tsx';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import type { HeldBill } from '../api/list-held-bills.ts';
import { decideHeldBill } from '../api/decide-held-bill.ts';

interface HeldProps {
  readonly bill: HeldBill;
  readonly way: HeldBillWay;
  readonly currency: string;
  readonly onClose: () => void;
}

/** A large dividend of the house, let go or refused by two people (C6 step 3). */
export function HeldBillDialog(props: HeldProps) {
  const { bill, way, currency, onClose } = props;
  const t = useTranslations('desk-agents.held');
  const form = useReasonForm({
    send: (reason) => decideHeldBill({ billId: bill.billId, way, reason }),
    done: t('asked'),
    onDone: onClose,
  });
  return (
    <FormDialog
      ux="BO-17-decide"
      title={t(`ways.${way}`)}
      form={form}
      act={t(`ways.${way}`)}
      onClose={onClose}
    >
      <p className="m-0 font-semibold">
        <bdi>{bill.payee}</bdi> · <MoneyText amount={bill.amount} currencyCode={currency} />
      </p>
      <p className="m-0 text-text-2">{t(`text.${way}`)}</p>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}
