import { useTranslations } from '@portal/i18n/react';
import { Field, Form, Input, PasswordInput, useForm } from '@portal/ui';
import { useState, type ReactNode } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { rememberedName, rememberName } from '../remembered-name.ts';
import { signIn } from '../sign-in.ts';
import type { LoginDetails } from '../dialogs.ts';
import { useFactorStep } from '../hooks/use-factor-step.ts';
import { asksCaptcha, useSignIn } from '../hooks/use-sign-in.ts';
import { useSignedStep } from '../hooks/use-signed-step.ts';
import { usePasswordLabels } from '../hooks/use-password-labels.ts';
import { calmCaptcha } from '../../../shared/codes/calm-captcha.ts';
import { captchaFields } from '../../../shared/codes/captcha-fields.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { FactorStep } from './factor-step.tsx';
import { RememberMe } from './remember-me.tsx';
import { StepSubmit } from './step-submit.tsx';

const initial = { username: '', password: '', captcha: '', factorCode: '', rememberMe: false };
const places = {
  captcha_required: 'captcha',
  captcha_incorrect: 'captcha',
  captcha_unreachable: 'captcha',
  second_factor_incorrect: 'factorCode',
} as const;
const shown = ['username', 'password', 'captcha'] as const;
const withCode = [...shown, 'factorCode'] as const;

/** Login by username (M-02). */
export function LoginForm(props: {
  readonly details: LoginDetails;
  readonly foot: ReactNode;
  /** The page of agents: whoever is none is refused, an agent goes to their own home. */
  readonly isForAgents?: boolean;
}) {
  const { isForAgents = false } = props;
  const t = useTranslations('session.login');
  const signed = useSignedStep();
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const passwordLabels = usePasswordLabels();
  const { isCaptchaAsked = false, factors, ...given } = props.details;
  const step = useFactorStep(factors);
  const { run } = useSignIn(isForAgents ? '/agentHome' : '/');
  const [attempt, setAttempt] = useState(0);
  const [hasCaptcha, setHasCaptcha] = useState(isCaptchaAsked);
  const needed = (value: string): string | undefined => (value === '' ? required : undefined);
  const [remembered] = useState(rememberedName);
  const form = useForm({
    initial: { ...initial, username: remembered ?? '', rememberMe: remembered !== undefined },
    given,
    keptAs: 'login',
    secrets: ['password', 'captcha', 'factorCode'],
    checks: {
      username: (value) => needed(value.trim()),
      password: needed,
      captcha: hasCaptcha ? needed : undefined,
    },
    submit: async (values) => {
      // Not a check of the field: a device that signs takes the place of a code.
      const missing = step.isAsked ? needed(values.factorCode.trim()) : undefined;
      if (missing !== undefined) {
        return { fields: { factorCode: missing } };
      }
      return step.isPasskeyAlone ? sendSigned(values) : send(values);
    },
  });

  async function send(values: typeof initial, passkey?: string) {
    const { username, password, captcha, factorCode, rememberMe } = values;
    const outcome = await run(() =>
      signIn({
        username: username.trim(),
        password,
        rememberMe,
        ...captchaFields(captcha),
        ...(isForAgents && { agentLogin: true }),
        ...(passkey === undefined ? step.proofOf(factorCode) : { passkey }),
      }),
    );
    if (outcome.ok) {
      rememberName(rememberMe ? username.trim() : undefined);
      return undefined;
    }
    const next = step.learn(outcome);
    setAttempt((count) => count + 1);
    // What was right needs no picture any more, unless the server says so.
    const isAsked = (hasCaptcha && next === undefined) || asksCaptcha(outcome);
    setHasCaptcha(isAsked);
    // The picture has been used, whatever else was wrong.
    form.set('captcha', '');
    const isTyped = passkey === undefined;
    if (next !== undefined) {
      return next;
    }
    const landed = landing(outcome, { shown: isTyped ? withCode : shown, places });
    return isAsked ? calmCaptcha(landed, outcome.code, hasCaptcha) : landed;
  }

  const sendSigned = (values: typeof initial) =>
    signed({
      send: (passkey) => send(values, passkey),
      refused: (failure) => landing(failure, { shown, places }),
    });
  return (
    <Form
      form={form}
      words={words}
      isFleeting
      actions={
        <StepSubmit label={t('submit')} isPasskey={step.isPasskeyAlone} isBusy={form.isBusy} />
      }
      foot={props.foot}
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
        <PasswordInput {...form.text('password')} labels={passwordLabels} maxLength={256} />
      </Field>
      <FactorStep form={form} step={step} onPasskey={() => void form.send(sendSigned)} />
      {hasCaptcha && (
        <CaptchaField
          action="login"
          reason="failures"
          attempt={attempt}
          isFirst={isCaptchaAsked}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <RememberMe {...form.box('rememberMe')} />
        <ForgotLink typed={form.values.username.trim()} />
      </div>
    </Form>
  );
}

function ForgotLink({ typed }: { readonly typed: string }) {
  const t = useTranslations('session.login');
  const show = useDialogs((state) => state.show);
  return (
    <button
      type="button"
      className="min-h-11 text-14 font-semibold text-link"
      onClick={() => show('forgotPassword', { typed })}
    >
      {t('forgot')}
    </button>
  );
}
