import { useTranslations } from '@portal/i18n/react';
import { isSwitchedOn } from '@portal/protocol';
import { Button, ErrorText, Field, Input, PasswordInput } from '@portal/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useBoot } from '../../../shared/site/site-facts.ts';
import { signIn, tryFree } from '../sign-in.ts';
import type { LoginDetails } from '../dialogs.ts';
import { asksCaptcha, useSignIn } from '../hooks/use-sign-in.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { CaptchaField } from './captcha-field.tsx';

interface LoginValues {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
}

/** Login by username (M-02); the refusal stands in a line of its own and keeps what was typed. */
export function LoginForm(props: {
  readonly details: LoginDetails;
  readonly onRegister: () => void;
}) {
  const t = useTranslations('session.login');
  const required = useTranslations('common.form')('required');
  const failureText = useFailureText();
  const passwordLabels = usePasswordLabels();
  const { username = '', isCaptchaAsked = false } = props.details;
  const { isBusy, refusal, run } = useSignIn();
  const [attempt, setAttempt] = useState(0);
  const [hasCaptcha, setHasCaptcha] = useState(isCaptchaAsked);
  const { register, handleSubmit, formState, setFocus } = useForm<LoginValues>({
    defaultValues: { username, password: '', captcha: '' },
  });
  // The form is loaded after its dialog has opened, so it takes the focus when it is there.
  useEffect(() => {
    setFocus(username === '' ? 'username' : 'password');
  }, [setFocus, username]);
  const submit = async ({ captcha, ...values }: LoginValues): Promise<void> => {
    const given = captcha === '' ? {} : { captcha: captcha.trim() };
    const outcome = await run(() =>
      signIn({ ...values, username: values.username.trim(), ...given }),
    );
    if (!outcome.ok) {
      setAttempt((count) => count + 1);
      setHasCaptcha((has) => has || asksCaptcha(outcome));
    }
  };
  const { errors } = formState;
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => {
        void handleSubmit(submit)(event);
      }}
    >
      <Field label={t('username')} isRequired {...messageOf(errors.username)}>
        <Input
          {...register('username', { required })}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
        />
      </Field>
      <Field label={t('password')} isRequired {...messageOf(errors.password)}>
        <PasswordInput
          {...register('password', { required })}
          labels={passwordLabels}
          maxLength={256}
        />
      </Field>
      {hasCaptcha && (
        <CaptchaField
          action="login"
          attempt={attempt}
          error={errors.captcha?.message}
          field={register('captcha', { required })}
        />
      )}
      <div className="min-h-9">
        {refusal !== undefined && <ErrorText>{failureText(refusal)}</ErrorText>}
      </div>
      <Button type="submit" variant="primary" size="touch" block busy={isBusy}>
        {t('submit')}
      </Button>
      <p className="flex flex-wrap items-center justify-between gap-2 pt-1 text-14 text-text-2">
        <span>
          {t('isNew')}{' '}
          <button
            type="button"
            className="min-h-11 font-semibold text-link"
            onClick={props.onRegister}
          >
            {t('register')}
          </button>
        </span>
        <TryFree onTry={() => void run(tryFree)} isBusy={isBusy} />
      </p>
    </form>
  );
}

function TryFree(props: { readonly onTry: () => void; readonly isBusy: boolean }) {
  const t = useTranslations('session.login');
  const { whitelabel } = useBoot();
  return isSwitchedOn(whitelabel, 'FREEPLAY3') ? (
    <Button variant="ghost" disabled={props.isBusy} onClick={props.onTry}>
      {t('tryFree')}
    </Button>
  ) : null;
}

function messageOf(error: { readonly message?: string | undefined } | undefined) {
  return error?.message === undefined ? {} : { error: error.message };
}
