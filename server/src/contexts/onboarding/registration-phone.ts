import type { RegistrationShape } from '@portal/protocol';
import type { PhoneNumber } from '../../platform/phone-numbers.ts';
import { readPhoneNumber } from '../../platform/phone-numbers.ts';
import { phoneOf } from '../identity/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

interface TypedPhone {
  readonly mobileNum?: string | undefined;
  readonly countryDialingCode?: string | undefined;
}

/**
 * The number of a registration in its one form. It is the name of an account that is opened by
 * mobile number, and has to be proven while REGMOBVERF3 is on; refuses with
 * `auth/missing-phone-number` and `auth/invalid-phone-number` then. Anywhere else it is a field of
 * the profile as any other, and undefined where nobody can be reached by it.
 */
export function registrationPhone(
  site: SiteConfiguration,
  { by, hasCode }: RegistrationShape,
  body: TypedPhone,
): PhoneNumber | undefined {
  const { mobileNum: number = '', countryDialingCode: dialingCode } = body;
  if (by === 'mobile' || hasCode) {
    return phoneOf(site, { number, dialingCode });
  }
  const phone = readPhoneNumber({ number, dialingCode }, site.phoneCountries);
  return typeof phone === 'string' ? undefined : phone;
}
