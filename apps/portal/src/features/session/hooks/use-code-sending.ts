import type { FormHandle } from '@portal/ui';
import { useState } from 'react';
import { captchaFields } from '../../../shared/codes/captcha-fields.ts';
import { useFirstTurn } from '../../../shared/codes/use-first-turn.ts';
import { usePhoneCheck } from '../../../shared/phone/use-phone-check.ts';
import { sendCode } from '../api/send-login-code.ts';
import { sendRegisterCode } from '../api/send-register-code.ts';
import { useFirebaseNumbers } from './use-firebase-numbers.ts';

interface CodeValues {
  readonly mobileNum: string;
  readonly dialingCode: string;
  readonly captcha: string;
}

export type CodeForm = Pick<FormHandle<CodeValues>, 'values' | 'point' | 'set'>;

/**
 * Has a code sent to the number that stands in a form. Asked for the picture first, the form shows
 * it: `captchaTurn` counts the pictures that were used.
 */
export function useCodeSending(form: CodeForm, purpose: 'login' | 'password' | 'register') {
  const phoneCheck = usePhoneCheck();
  const firebase = useFirebaseNumbers();
  const [captchaTurn, setCaptchaTurn] = useState(useFirstTurn());
  const send = async () => {
    const { mobileNum, dialingCode, captcha } = form.values;
    if (phoneCheck(mobileNum, dialingCode) !== undefined) {
      form.point('mobileNum');
      return undefined;
    }
    if (firebase !== undefined && purpose === 'register') {
      return firebase.send({ mobileNum, dialingCode });
    }
    const number = mobileNum.trim();
    const rest = { countryDialingCode: dialingCode, ...captchaFields(captcha) };
    const outcome =
      purpose === 'register'
        ? await sendRegisterCode({ ...rest, mobileNo: number })
        : await sendCode({ ...rest, mobileNum: number, purpose });
    // The picture has been used, whatever came of it.
    if (captchaTurn > 0 || (!outcome.ok && outcome.data['captcha'] === true)) {
      setCaptchaTurn((turn) => turn + 1);
      form.set('captcha', '');
    }
    return outcome;
  };
  return { send, captchaTurn };
}
