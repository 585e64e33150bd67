import { useTranslations } from '@portal/i18n/react';
import { Form, useForm } from '@portal/ui';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { PhoneField } from '../../../shared/phone/phone-field.tsx';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { useCodeSending } from '../hooks/use-code-sending.ts';
import { useNumberEntry } from '../hooks/use-number-entry.ts';
import { recoverByCode } from '../sign-in.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { numberOf } from '../../../shared/phone/number-of.ts';
import { FactorStep } from './factor-step.tsx';
import { NewPasswordFields, useNewPassword } from './new-password-fields.tsx';
import { StepSubmit } from './step-submit.tsx';

const initial = {
  mobileNum: '',
  dialingCode: '',
  code: '',
  captcha: '',
  newPassword: '',
  confirmNewPassword: '',
  factorCode: '',
};
const places = {
  'auth/missing-phone-number': 'mobileNum',
  'auth/invalid-phone-number': 'mobileNum',
  'auth/missing-verification-code': 'code',
  'auth/invalid-verification-code': 'code',
  'auth/code-expired': 'code',
  verificationCode: 'code',
  password_weak: 'newPassword',
  second_factor_incorrect: 'factorCode',
  login_throttled: 'factorCode',
} as const;
const shown = ['mobileNum', 'code', 'newPassword', 'confirmNewPassword'] as const;

/** What stands at the login may be a number as the field takes it, without its country. */
const nationalNumber = /^\d[\d\s-]{5,}$/u;

/** A code to the mobile number of the account, a new password, and in. */
export function ForgotByMobile({ typed }: { readonly typed: string }) {
  const t = useTranslations('session');
  const words = useFormWords();
  const phoneCheck = usePhoneCheck();
  // Whose number it is nobody but the server knows.
  const rules = useNewPassword(undefined);
  const { step, submit, sendSigned } = useNumberEntry({
    shown,
    places,
    enter: ({ mobileNum, dialingCode, code, newPassword }: typeof initial, proof) =>
      recoverByCode({
        newPassword,
        mobileNum: mobileNum.trim(),
        countryDialingCode: dialingCode,
        verificationCode: code.trim(),
        ...proof,
      }),
  });
  const form = useForm({
    initial,
    given: nationalNumber.test(typed) ? { mobileNum: typed } : {},
    keptAs: 'forgot-mobile',
    secrets: ['code', 'captcha', 'newPassword', 'confirmNewPassword', 'factorCode'],
    checks: {
      mobileNum: (number, { dialingCode }) => phoneCheck(number, dialingCode),
      code: (code) => (code.trim() === '' ? t('code.missing') : undefined),
      newPassword: rules.checks.newPassword,
      confirmNewPassword: rules.checks.confirmNewPassword,
    },
    submit,
  });
  const { send, captchaTurn } = useCodeSending(form, 'password');
  return (
    <Form
      form={form}
      words={words}
      actions={
        <StepSubmit
          label={t('forgot.submitMobile')}
          isPasskey={step.isPasskeyAlone}
          isBusy={form.isBusy}
        />
      }
    >
      <p className="text-14 text-text-2">{t('forgot.mobileText')}</p>
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
        purpose="password"
        to={numberOf(form.values)}
        send={send}
        {...form.field('code')}
        input={form.text('code')}
      />
      <NewPasswordFields form={form} rules={rules} />
      <FactorStep form={form} step={step} onPasskey={() => void form.send(sendSigned)} />
    </Form>
  );
}
