import { useTranslations } from '@portal/i18n/react';
import { isSimplePayment, type PaymentReset } from '@portal/protocol';
import { Button, Field, Form, PasswordInput, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { PaymentProof } from './payment-proof.tsx';
import { changePaymentPassword } from '../api/change-payment-password.ts';

const typed = ['paymentPassword', 'confirmPaymentPassword'] as const;
const shown = [...typed, 'proof'] as const;
const places = {
  payment_former_needed: 'proof',
  payment_former_incorrect: 'proof',
} as const;
const initial = {
  paymentPassword: '',
  confirmPaymentPassword: '',
  proof: '',
  proofCaptcha: '',
};
const faultTexts = new Map<string, 'sameAsPassword' | 'tooSimple'>([
  ['same_as_password', 'sameAsPassword'],
  ['too_simple', 'tooSimple'],
]);
/** What the server holds every payment password to. */
const shortest = 6;

export function PaymentForm(props: {
  /** What it takes to choose one; empty where nothing is asked. */
  readonly proofs: readonly PaymentReset[];
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}) {
  const { proofs } = props;
  const [first] = proofs;
  const [kind, setKind] = useState<PaymentReset>(first ?? 'former');
  const t = useTranslations('security.payment');
  const ui = useTranslations('ui.password');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial,
    secrets: [...shown, 'proofCaptcha'],
    checks: {
      paymentPassword: (value) => {
        if (value.length < shortest) {
          return t('short', { min: shortest });
        }
        return isSimplePayment(value) ? t('tooSimple') : undefined;
      },
      confirmPaymentPassword: (value, { paymentPassword }) =>
        value === paymentPassword ? undefined : t('differs'),
      proof: (value) =>
        first !== undefined && value.trim() === '' ? t('proofMissing') : undefined,
    },
    submit: async ({ paymentPassword, confirmPaymentPassword, proof }) => {
      const by = first !== undefined ? { proofKind: kind, proof: proof.trim() } : {};
      const change = { paymentPassword, confirmPaymentPassword, ...by };
      const outcome = await changePaymentPassword(change);
      if (!outcome.ok) {
        return landing(outcome, {
          shown,
          places,
          faultText: (_name, rule) => t(faultTexts.get(rule) ?? 'wrong'),
        });
      }
      await props.onDone();
      toastDone(t('done'));
      return undefined;
    },
  });
  const labels = { show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') };
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('submit')}
          </Button>
          <Button variant="ghost" onClick={props.onCancel}>
            {cancel}
          </Button>
        </>
      }
    >
      {first !== undefined && (
        <PaymentProof
          kind={kind}
          kinds={proofs}
          form={form}
          onKind={(proofKind) => {
            setKind(proofKind);
            form.set('proof', '');
          }}
        />
      )}
      {typed.map((name) => (
        <Field key={name} label={t(name)} isRequired {...form.field(name)}>
          <PasswordInput
            {...form.text(name)}
            labels={labels}
            autoComplete="new-password"
            maxLength={255}
          />
        </Field>
      ))}
    </Form>
  );
}
