import { useTranslations } from '@portal/i18n/react';
import { Form, useForm } from '@portal/ui';
import type { ReactNode } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { PhoneField } from '../../../shared/phone/phone-field.tsx';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { signIn } from '../sign-in.ts';
import { useCodeSending } from '../hooks/use-code-sending.ts';
import { useNumberEntry } from '../hooks/use-number-entry.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { numberOf } from '../../../shared/phone/number-of.ts';
import { FactorStep } from './factor-step.tsx';
import { RememberMe } from './remember-me.tsx';
import { StepSubmit } from './step-submit.tsx';

const initial = {
  mobileNum: '',
  dialingCode: '',
  code: '',
  captcha: '',
  factorCode: '',
  rememberMe: false,
};
const places = {
  'auth/missing-phone-number': 'mobileNum',
  'auth/invalid-phone-number': 'mobileNum',
  'auth/missing-verification-code': 'code',
  'auth/invalid-verification-code': 'code',
  'auth/code-expired': 'code',
  second_factor_incorrect: 'factorCode',
} as const;
const shown = ['mobileNum', 'code'] as const;

/** Login by a code that is sent to the mobile number (M-03). */
export function SmsLoginForm(props: {
  readonly foot: ReactNode;
  /** As of the form by username. */
  readonly isForAgents?: boolean;
}) {
  const { foot, isForAgents = false } = props;
  const t = useTranslations('session');
  const words = useFormWords();
  const phoneCheck = usePhoneCheck();
  const { step, submit, sendSigned } = useNumberEntry({
    home: isForAgents ? '/agentHome' : '/',
    shown,
    places,
    enter: ({ mobileNum, dialingCode, code, rememberMe }: typeof initial, proof) =>
      signIn({
        type: 'sms',
        username: mobileNum.trim(),
        password: code.trim(),
        countryDialingCode: dialingCode,
        rememberMe,
        ...(isForAgents && { agentLogin: true }),
        ...proof,
      }),
  });
  const form = useForm({
    initial,
    keptAs: 'sms-login',
    secrets: ['code', 'captcha', 'factorCode'],
    checks: {
      mobileNum: (number, { dialingCode }) => phoneCheck(number, dialingCode),
      code: (code) => (code.trim() === '' ? t('code.missing') : undefined),
    },
    submit,
  });
  const { send, captchaTurn } = useCodeSending(form, 'login');
  return (
    <Form
      form={form}
      words={words}
      actions={
        <StepSubmit
          label={t('login.submit')}
          isPasskey={step.isPasskeyAlone}
          isBusy={form.isBusy}
        />
      }
      foot={foot}
    >
      <PhoneField
        {...form.field('mobileNum')}
        input={form.text('mobileNum')}
        initDialingCode={form.values.dialingCode}
        onDialingCode={(dialingCode) => form.preset('dialingCode', dialingCode)}
      />
      {captchaTurn > 0 && (
        <CaptchaField
          action="sms"
          reason="failures"
          attempt={captchaTurn - 1}
          {...form.field('captcha')}
          input={form.text('captcha')}
          onAnswer={(answer) => form.set('captcha', answer)}
        />
      )}
      <CodeField
        purpose="login"
        to={numberOf(form.values)}
        send={send}
        {...form.field('code')}
        input={form.text('code')}
      />
      <FactorStep form={form} step={step} onPasskey={() => void form.send(sendSigned)} />
      <RememberMe {...form.box('rememberMe')} />
    </Form>
  );
}
