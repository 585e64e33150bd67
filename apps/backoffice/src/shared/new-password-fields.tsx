import { useTranslations } from '@portal/i18n/react';
import { Field, PasswordInput, type FormHandle } from '@portal/ui';

interface NewPassword {
  readonly newPassword: string;
  readonly repeated: string;
}

/** The password that takes the place of another one, twice. */
export function NewPasswordFields({
  form,
}: {
  readonly form: Pick<FormHandle<NewPassword>, 'field' | 'isRight' | 'text'>;
}) {
  const t = useTranslations('desk-session');
  const ui = useTranslations('ui.password');
  const labels = { show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') };
  return (
    <>
      <Field
        label={t('newPassword')}
        isRequired
        isRight={form.isRight('newPassword')}
        hint={t('newPasswordHint')}
        {...form.field('newPassword')}
      >
        <PasswordInput
          {...form.text('newPassword')}
          autoComplete="new-password"
          maxLength={128}
          labels={labels}
        />
      </Field>
      <Field
        label={t('repeat')}
        isRequired
        isRight={form.isRight('repeated')}
        {...form.field('repeated')}
      >
        <PasswordInput
          {...form.text('repeated')}
          autoComplete="new-password"
          maxLength={128}
          labels={labels}
        />
      </Field>
    </>
  );
}
