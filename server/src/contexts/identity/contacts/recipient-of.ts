import { acceptedPatterns } from '@portal/protocol';
import { mailAddress } from '../../../platform/mail-address.ts';
import { invalidFields } from '../../../platform/http/refusal-answer.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../site/index.ts';
import { phoneOf } from '../codes/phone-of.ts';
import type { ContactChannel } from '../codes/store-contacts.ts';
import type { CodeRecipient } from '../codes/use-cases/send-code.ts';

const emailPattern = new RegExp(acceptedPatterns.email, 'u');

/**
 * A number or an address in its one form. Refuses with `auth/operation-not-allowed` where the site
 * sends no messages to numbers, the faults of a number, and `validation_failed` for an address.
 */
export function recipientOf(
  site: SiteConfiguration,
  typed: {
    readonly channel: ContactChannel;
    readonly address: string;
    readonly countryDialingCode?: string | undefined;
  },
): CodeRecipient {
  const { channel, address, countryDialingCode: dialingCode } = typed;
  if (channel === 'email') {
    if (!emailPattern.test(address)) {
      throw invalidFields([{ path: 'address', rule: address === '' ? 'required' : 'pattern' }]);
    }
    const number = mailAddress(address);
    return { number, range: number };
  }
  if (!site.signIn.smsEnabled) {
    throw new Refusal('auth/operation-not-allowed');
  }
  return phoneOf(site, { number: address, dialingCode });
}
