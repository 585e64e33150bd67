import { useTranslations } from '@portal/i18n/react';
import { Button, Form, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { deletePayoutAccount } from '../api/delete-payout-account.ts';
import type { PayoutAccount } from '../api/read-payout-accounts.ts';
import { provePayment } from '../../../shared/payment/api/prove-payment.ts';
import { cashierKeys } from '../cashier-keys.ts';
import { proofPlaces } from '../../../shared/payment/proof-places.ts';
import { PaymentPasswordField } from '../../../shared/payment/payment-password-field.tsx';

const shown = ['paymentPassword'] as const;

/** Takes an account off, by the payment password. */
export function DropForm(props: { readonly account: PayoutAccount; readonly onBack: () => void }) {
  const t = useTranslations('cashier.accounts');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const { account, onBack } = props;
  const form = useForm({
    initial: { paymentPassword: '' },
    checks: { paymentPassword: (value) => (value === '' ? required : undefined) },
    submit: async ({ paymentPassword }) => {
      const proof = await provePayment({ body: { paymentPassword } });
      if (!proof.ok) {
        return landing(proof, { shown, places: proofPlaces });
      }
      const outcome = await deletePayoutAccount({ params: { id: account.id } });
      if (!outcome.ok) {
        return landing(outcome, { shown, places: proofPlaces });
      }
      toastDone(t('dropped'));
      void queries.invalidateQueries({ queryKey: cashierKeys.all });
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button onClick={onBack}>{t('keep')}</Button>
          <Button type="submit" variant="danger" busy={form.isBusy}>
            {t('drop')}
          </Button>
        </>
      }
    >
      <PaymentPasswordField
        field={form.field('paymentPassword')}
        input={form.text('paymentPassword')}
      />
    </Form>
  );
}
