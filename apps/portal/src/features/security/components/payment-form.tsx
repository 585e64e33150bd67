import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, PasswordInput, toastDone, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { changePaymentPassword } from '../api/change-payment-password.ts';

const initial = { paymentPassword: '', confirmPaymentPassword: '' };
const shown = ['paymentPassword', 'confirmPaymentPassword'] as const;
/** What the server holds every payment password to. */
const shortest = 6;

export function PaymentForm(props: { readonly onDone: () => void; readonly onCancel: () => void }) {
  const t = useTranslations('security.payment');
  const ui = useTranslations('ui.password');
  const cancel = useTranslations('common.actions')('cancel');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial,
    secrets: [...shown],
    checks: {
      paymentPassword: (value) =>
        value.length < shortest ? t('short', { min: shortest }) : undefined,
      confirmPaymentPassword: (value, { paymentPassword }) =>
        value === paymentPassword ? undefined : t('differs'),
    },
    submit: async (values) => {
      const outcome = await changePaymentPassword(values);
      if (!outcome.ok) {
        return landing(outcome, {
          shown,
          faultText: (_name, rule) =>
            rule === 'same_as_password' ? t('sameAsPassword') : t('wrong'),
        });
      }
      toastDone(t('done'));
      props.onDone();
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
      {shown.map((name) => (
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
