import type { DeliveryChannel } from '@portal/protocol';
import type { FormHandle } from '@portal/ui';
import { useState } from 'react';
import { CaptchaField } from '../../../shared/codes/captcha-field.tsx';
import { captchaFields } from '../../../shared/codes/captcha-fields.ts';
import { CodeField } from '../../../shared/codes/code-field.tsx';
import { sendPlaceCode } from '../../../shared/place/api/send-place-code.ts';

interface Values {
  readonly proof: string;
  readonly proofCaptcha: string;
}

/** A code to what the member has proven, good for one act of this kind. */
export function OwnCode(props: {
  readonly form: Pick<FormHandle<Values>, 'values' | 'field' | 'text' | 'set'>;
  readonly channel: DeliveryChannel;
  readonly purpose: 'contact' | 'payment';
}) {
  const { form, channel, purpose } = props;
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const send = async () => {
    const captcha = captchaFields(form.values.proofCaptcha);
    const outcome = await sendPlaceCode({ kind: channel, purpose, ...captcha });
    // The picture has been used, whatever came of it.
    if (captchaTurn > 0 || (!outcome.ok && outcome.data['captcha'] === true)) {
      setCaptchaTurn((turn) => turn + 1);
      form.set('proofCaptcha', '');
    }
    return outcome;
  };
  return (
    <>
      {captchaTurn > 0 && (
        <CaptchaField
          action="sms"
          reason="failures"
          attempt={captchaTurn - 1}
          {...form.field('proofCaptcha')}
          input={form.text('proofCaptcha')}
          onAnswer={(answer) => form.set('proofCaptcha', answer)}
        />
      )}
      <CodeField
        purpose={`${purpose}-${channel}`}
        send={send}
        {...form.field('proof')}
        input={form.text('proof')}
      />
    </>
  );
}
