import type { DeliveryChannel } from '@portal/protocol';
import type { FormHandle } from '@portal/ui';
import { useState } from 'react';
import { captchaFields } from '../../../shared/codes/captcha-fields.ts';
import { sendContactCode } from '../api/send-contact-code.ts';

export interface ContactValues {
  readonly address: string;
  readonly dialingCode: string;
  readonly code: string;
  readonly captcha: string;
  /** The code to the contact that is replaced, and the picture before it. */
  readonly proof: string;
  readonly proofCaptcha: string;
}

/** What is sent of a form: an address has no country, and what stands is not typed again. */
export function reachedBy(
  channel: DeliveryChannel,
  { address, dialingCode }: ContactValues,
  isStanding: boolean,
) {
  if (isStanding) {
    return { channel };
  }
  const country = channel === 'sms' ? { countryDialingCode: dialingCode } : {};
  return { channel, address: address.trim(), ...country };
}

/** Has a code sent to what stands in the form; `captchaTurn` counts the pictures that were used. */
export function useContactCode(
  form: Pick<FormHandle<ContactValues>, 'values' | 'point' | 'set'>,
  contact: {
    readonly channel: DeliveryChannel;
    readonly isStanding: boolean;
    readonly isWrong: () => boolean;
  },
) {
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const send = async () => {
    if (contact.isWrong()) {
      form.point('address');
      return undefined;
    }
    const { captcha } = form.values;
    const outcome = await sendContactCode({
      ...reachedBy(contact.channel, form.values, contact.isStanding),
      ...captchaFields(captcha),
    });
    // The picture has been used, whatever came of it.
    if (captchaTurn > 0 || (!outcome.ok && outcome.data['captcha'] === true)) {
      setCaptchaTurn((turn) => turn + 1);
      form.set('captcha', '');
    }
    return outcome;
  };
  return { send, captchaTurn };
}
