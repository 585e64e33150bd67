import { useTranslations } from '@portal/i18n/react';
import {
  Button,
  ErrorText,
  Field,
  IconButton,
  Input,
  PasswordInput,
  RefreshIcon,
} from '@portal/ui';
import type { SubmitEvent } from 'react';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { logIn } from '../api/log-in.ts';
import { useCaptcha } from '../api/read-captcha.ts';
import { isNewPassword, NewPasswordFields } from './new-password-fields.tsx';

interface Missing {
  readonly username: boolean;
  readonly password: boolean;
}

const nothingMissing: Missing = { username: false, password: false };

/** Operator login; captcha and new password appear when the server asks for them. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-session');
  const common = useTranslations('common');
  const ui = useTranslations('ui.password');
  const failureText = useFailureText();
  const [missing, setMissing] = useState(nothingMissing);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [isTemporary, setTemporary] = useState(false);
  const [isUnfit, setUnfit] = useState(false);
  const captcha = useCaptcha(needsCaptcha);

  async function submit(form: HTMLFormElement): Promise<void> {
    const entered = new FormData(form);
    const read = (name: string) => {
      const value = entered.get(name);
      return typeof value === 'string' ? value : '';
    };
    const [username, password] = [read('username').trim(), read('password')];
    setMissing({ username: username === '', password: password === '' });
    if (username === '' || password === '') {
      form
        .querySelector<HTMLInputElement>(username === '' ? '[name=username]' : '[name=password]')
        ?.focus();
      return;
    }
    const chosen = { password: read('newPassword'), repeated: read('repeated') };
    setUnfit(isTemporary && !isNewPassword(chosen));
    if (isTemporary && !isNewPassword(chosen)) {
      return;
    }
    setBusy(true);
    const answer = read('captcha').trim();
    const outcome = await logIn({
      username,
      password,
      ...(answer === '' ? {} : { captcha: answer }),
      ...(isTemporary ? { newPassword: chosen.password } : {}),
    });
    setBusy(false);
    if (outcome.ok) {
      onDone();
      return;
    }
    setRefusal(failureText(outcome));
    setTemporary(isTemporary || outcome.code === 'password_change_required');
    if (outcome.data['captcha'] === true) {
      setNeedsCaptcha(true);
      await captcha.refetch();
    }
  }

  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
      <Field
        label={t('username')}
        isRequired
        error={missing.username ? common('form.required') : undefined}
      >
        <Input
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
          onChange={() => setMissing({ ...missing, username: false })}
        />
      </Field>
      <Field
        label={t('password')}
        isRequired
        error={missing.password ? common('form.required') : undefined}
      >
        <PasswordInput
          name="password"
          maxLength={256}
          labels={{ show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') }}
          onChange={() => setMissing({ ...missing, password: false })}
        />
      </Field>
      {isTemporary && <NewPasswordFields isWrong={isUnfit} onChange={() => setUnfit(false)} />}
      {needsCaptcha && (
        <CaptchaField picture={captcha.data} onReload={() => void captcha.refetch()} />
      )}
      <Button type="submit" variant="primary" block busy={isBusy}>
        {common('actions.logIn')}
      </Button>
    </form>
  );
}

function CaptchaField(props: {
  readonly picture: string | undefined;
  readonly onReload: () => void;
}) {
  const t = useTranslations('desk-session');
  return (
    <Field label={t('captcha')} isRequired>
      <div className="flex items-center gap-2">
        <Input name="captcha" autoComplete="off" maxLength={20} dir="ltr" />
        <img
          src={props.picture === undefined ? undefined : pictureAddress(props.picture)}
          alt={t('captchaPicture')}
          width={120}
          height={40}
          className="rounded-control bg-s2"
        />
        <IconButton label={t('captchaReload')} icon={<RefreshIcon />} onClick={props.onReload} />
      </div>
    </Field>
  );
}

function pictureAddress(base64: string): string {
  return base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;
}
