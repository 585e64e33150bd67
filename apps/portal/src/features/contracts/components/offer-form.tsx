import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, PasswordInput, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { contractKeys } from '../api/contract-keys.ts';
import { proposeContract } from '../api/propose-contract.ts';
import { provePayment } from '../api/prove-payment.ts';
import type { OfferDetails } from '../dialogs.ts';
import { emptyOffer, offerOf, type OfferValues } from '../offer-form.ts';
import { useOfferChecks } from '../use-offer-checks.ts';
import { useOfferLanding } from '../use-offer-landing.ts';
import { EndedByOffer } from './ended-by-offer.tsx';
import { OfferTerms } from './offer-terms.tsx';
import { TierFields } from './tier-fields.tsx';

/** To whom, for what, by which rows, and the second secret of the payer. */
export function OfferForm(props: {
  readonly details: OfferDetails;
  readonly periodType: OfferValues['periodType'];
  readonly onClose: () => void;
}) {
  const t = useTranslations('contracts.offer');
  const labels = useTranslations('ui.password');
  const { details, periodType, onClose } = props;
  const { kind } = details;
  const [count, setCount] = useState(1);
  const queries = useQueryClient();
  const landing = useOfferLanding(kind);
  const form = useForm({
    initial: emptyOffer({ account: details.account ?? '', periodType }),
    checks: useOfferChecks({ kind, count }),
    submit: async (values) => {
      const proof = await provePayment({ body: { paymentPassword: values.paymentPassword } });
      if (!proof.ok) {
        return landing(proof);
      }
      const outcome = await proposeContract({ body: offerOf(values, { kind, count }) });
      if (!outcome.ok) {
        return landing(outcome);
      }
      void queries.invalidateQueries({ queryKey: contractKeys.all });
      toastDone(t('sent'));
      onClose();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={useFormWords()}
      actions={
        <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <Field label={t('account')} isRequired {...form.field('account')}>
        <Input {...form.text('account')} dir="ltr" autoComplete="off" autoCapitalize="none" />
      </Field>
      <OfferTerms form={form} kind={kind} />
      <TierFields form={form} kind={kind} count={count} onCount={setCount} />
      <EndedByOffer kind={kind} scope={form.values.scope} account={form.values.account} />
      <Field label={t('paymentPassword')} isRequired {...form.field('paymentPassword')}>
        <PasswordInput
          {...form.text('paymentPassword')}
          labels={{ show: labels('show'), hide: labels('hide'), capsLock: labels('capsLock') }}
          autoComplete="off"
          maxLength={256}
        />
      </Field>
    </Form>
  );
}
