import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, PasswordInput } from '@portal/ui';

/** The second secret of a member, which is asked for whenever money or its way out changes. */
export function PaymentPasswordField(props: {
  readonly field: ReturnType<FormHandle<object>['field']>;
  readonly input: ReturnType<FormHandle<{ readonly paymentPassword: string }>['text']>;
}) {
  const t = useTranslations('cashier');
  const labels = useTranslations('ui.password');
  return (
    <Field label={t('paymentPassword')} isRequired {...props.field}>
      <PasswordInput
        {...props.input}
        labels={{ show: labels('show'), hide: labels('hide'), capsLock: labels('capsLock') }}
        autoComplete="off"
        maxLength={256}
      />
    </Field>
  );
}
