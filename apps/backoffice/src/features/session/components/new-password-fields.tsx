import { useTranslations } from '@portal/i18n/react';
import { Field, PasswordInput } from '@portal/ui';

const shortest = 15;

interface Chosen {
  readonly password: string;
  readonly repeated: string;
}

/** Long enough and typed twice alike; the rest is the server's to say. */
export function isNewPassword({ password, repeated }: Chosen): boolean {
  return password.length >= shortest && password === repeated;
}

/** The password that takes the place of a temporary one, twice. */
export function NewPasswordFields(props: {
  readonly isWrong: boolean;
  readonly onChange: () => void;
}) {
  const t = useTranslations('desk-session');
  const ui = useTranslations('ui.password');
  const labels = { show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') };
  return (
    <>
      <Field label={t('newPassword')} isRequired hint={t('newPasswordHint')}>
        <PasswordInput
          name="newPassword"
          autoComplete="new-password"
          maxLength={128}
          labels={labels}
          onChange={props.onChange}
        />
      </Field>
      <Field label={t('repeat')} isRequired error={props.isWrong ? t('repeatWrong') : undefined}>
        <PasswordInput
          name="repeated"
          autoComplete="new-password"
          maxLength={128}
          labels={labels}
          onChange={props.onChange}
        />
      </Field>
    </>
  );
}
