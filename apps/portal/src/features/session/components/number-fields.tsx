import type { RegistrationShape } from '@portal/protocol';
import type { FormHandle } from '@portal/ui';
import { numberOf } from '../../../shared/phone/number-of.ts';
import { PhoneField } from '../../../shared/phone/phone-field.tsx';
import { useCodeSending, type CodeForm } from '../hooks/use-code-sending.ts';
import type { RegistrationValues } from '../registration-values.ts';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { CodeField } from '../../../shared/codes/code-field.tsx';

/** A number with its country and, where the site wants it proven, the code that was sent there. */
export function NumberFields(props: {
  readonly form: FormHandle<RegistrationValues>;
  readonly shape: RegistrationShape;
}) {
  const { form, shape } = props;
  const { send, captchaTurn } = useCodeSending(codeForm(form), 'register');
  return (
    <>
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
          {...form.field('sendCaptcha')}
          input={form.text('sendCaptcha')}
          onAnswer={(answer) => form.set('sendCaptcha', answer)}
        />
      )}
      {shape.hasCode && (
        <CodeField
          purpose="register"
          to={numberOf(form.values)}
          send={send}
          {...form.field('verificationCode')}
          input={form.text('verificationCode')}
        />
      )}
    </>
  );
}

/** The picture before a code is another one than that before the account. */
function codeForm(form: FormHandle<RegistrationValues>): CodeForm {
  const { mobileNum, dialingCode, sendCaptcha } = form.values;
  return {
    values: { mobileNum, dialingCode, captcha: sendCaptcha },
    point: () => form.point('mobileNum'),
    set: (name, value) => form.set(name === 'captcha' ? 'sendCaptcha' : name, value),
  };
}
