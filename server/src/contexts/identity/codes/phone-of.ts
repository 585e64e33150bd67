import type { PhoneNumber } from '../../../platform/phone-numbers.ts';
import { readPhoneNumber } from '../../../platform/phone-numbers.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SiteConfiguration } from '../../site/index.ts';

const problems = {
  missing: 'auth/missing-phone-number',
  invalid: 'auth/invalid-phone-number',
} as const;

/** Refuses with `auth/missing-phone-number` and `auth/invalid-phone-number`. */
export function phoneOf(
  site: Pick<SiteConfiguration, 'phoneCountries'>,
  typed: { readonly number: string; readonly dialingCode: string | undefined },
): PhoneNumber {
  const phone = readPhoneNumber(typed, site.phoneCountries);
  if (typeof phone === 'string') {
    throw new Refusal(problems[phone]);
  }
  return phone;
}
