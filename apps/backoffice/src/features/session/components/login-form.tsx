import { useTranslations } from '@portal/i18n/react';
import {
  Button,
  Field,
  Form,
  IconButton,
  Input,
  PasswordInput,
  RefreshIcon,
  useForm,
  type FormHandle,
} from '@portal/ui';
import type { SecondFactor } from '@portal/protocol';
import type { Failure } from '@portal/protocol/client';
import { useState } from 'react';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { logIn } from '../api/log-in.ts';
import { useCaptcha } from '../api/read-captcha.ts';
import {
  noCredentials,
  shortestPassword,
  type OperatorCredentials,
} from '../operator-credentials.ts';
import { FactorFields } from './factor-fields.tsx';
import { PasskeyStep } from './passkey-step.tsx';
import { NewPasswordFields } from '../../../shared/new-password-fields.tsx';

const shown = ['username', 'password', 'captcha', 'newPassword', 'repeated'] as const;
const withCode = [...shown, 'code'] as const;
const places = {
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  password_weak: 'newPassword',
  second_factor_incorrect: 'code',
} as const;

/** Operator login; captcha and new password appear when the server asks for them. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const t = useTranslations('desk-session');
  const common = useTranslations('common');
  const ui = useTranslations('ui.password');
  const words = useFormWords();
  const landing = useLanding();
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [isTemporary, setTemporary] = useState(false);
  const [asked, setAsked] = useState<readonly string[]>();
  const needsCode = asked !== undefined && !isPasskeyAlone(asked);
  const [factorKind, setFactorKind] = useState<SecondFactor>('authenticator');
  const captcha = useCaptcha(needsCaptcha);
  const needed = (value: string) => (value.trim() === '' ? common('form.required') : undefined);
  const form = useForm<OperatorCredentials>({
    initial: noCredentials,
    checks: {
      username: needed,
      password: (value) => (value === '' ? common('form.required') : undefined),
      ...(isTemporary && {
        newPassword: (value) =>
          value.length < shortestPassword ? t('newPasswordHint') : undefined,
        repeated: (value, { newPassword }) =>
          value === newPassword ? undefined : t('repeatWrong'),
      }),
      captcha: needsCaptcha ? needed : undefined,
    },
    submit: async (values) => {
      // Not a check of the field: a device that signs takes the place of a code.
      const code = needsCode ? needed(values.code) : undefined;
      return code === undefined ? send(values) : { fields: { code } };
    },
  });

  /** What was typed, with what a device has signed in the place of a code. */
  async function send(values: OperatorCredentials, passkey?: string) {
    const answer = values.captcha.trim();
    const isTyped = needsCode && passkey === undefined;
    const outcome = await logIn({
      username: values.username.trim(),
      password: values.password,
      ...(answer === '' ? {} : { captcha: answer }),
      ...(isTemporary ? { newPassword: values.newPassword } : {}),
      ...(isTyped ? { factor: { kind: factorKind, code: values.code.trim() } } : {}),
      ...(passkey === undefined ? {} : { passkey }),
    });
    if (outcome.ok) {
      onDone();
      return undefined;
    }
    setAsked(outcome.code === 'second_factor_required' ? kindsIn(outcome) : asked);
    setTemporary(isTemporary || outcome.code === 'password_change_required');
    if (outcome.data['captcha'] === true) {
      setNeedsCaptcha(true);
      form.set('captcha', '');
      await captcha.refetch();
    }
    // What a device signed has no field to say it under.
    return landing(outcome, { shown: isTyped ? withCode : shown, places });
  }

  return (
    <Form
      form={form}
      words={words}
      isFleeting
      actions={
        <Button type="submit" variant="primary" block busy={form.isBusy}>
          {common('actions.logIn')}
        </Button>
      }
    >
      <Field label={t('username')} isRequired {...form.field('username')}>
        <Input
          {...form.text('username')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          dir="ltr"
          maxLength={64}
        />
      </Field>
      <Field label={t('password')} isRequired {...form.field('password')}>
        <PasswordInput
          {...form.text('password')}
          maxLength={256}
          labels={{ show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') }}
        />
      </Field>
      {isTemporary && <NewPasswordFields form={form} />}
      {asked?.includes('passkey') === true && (
        <PasskeyStep
          isBusy={form.isBusy}
          onSigned={(passkey) => void form.send((values) => send(values, passkey))}
        />
      )}
      {needsCode && <FactorFields form={form} kind={factorKind} onKind={setFactorKind} />}
      {needsCaptcha && (
        <CaptchaField form={form} picture={captcha.data} onReload={() => void captcha.refetch()} />
      )}
    </Form>
  );
}

function kindsIn({ data }: Failure): readonly string[] {
  return Array.isArray(data['kinds']) ? data['kinds'].map(String) : [];
}

/** Somebody whose only factor is a passkey types no code. */
function isPasskeyAlone(kinds: readonly string[]): boolean {
  return kinds.length > 0 && kinds.every((kind) => kind === 'passkey');
}

function CaptchaField(props: {
  readonly form: FormHandle<OperatorCredentials>;
  readonly picture: string | undefined;
  readonly onReload: () => void;
}) {
  const t = useTranslations('desk-session');
  return (
    <>
      <p className="m-0 text-13 text-text-2">{t('captchaWhy')}</p>
      <Field label={t('captcha')} isRequired {...props.form.field('captcha')}>
        <div className="flex items-center gap-2">
          <Input {...props.form.text('captcha')} autoComplete="off" maxLength={20} dir="ltr" />
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
    </>
  );
}

function pictureAddress(base64: string): string {
  return base64.startsWith('data:') ? base64 : `data:image/png;base64,${base64}`;
}
