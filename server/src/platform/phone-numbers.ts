import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

export { isSupportedCountry as isPhoneCountry };

export interface PhoneNumber {
  /** The one form in which a number is compared and kept, `+66812345678` (E.164). */
  readonly number: string;
  readonly countryCode: string;
  /** The numbers that share all but the last four digits with it: what a pumper buys (R65). */
  readonly range: string;
}

export type PhoneProblem = 'missing' | 'invalid';

const lastDigits = 4;

/**
 * A number as somebody typed it, with the dialing code that was picked beside it. A number that is
 * not assigned to subscribers, that cannot get a message, or whose country is not listed, is
 * `invalid`. Without a dialing code the first country counts.
 */
export function readPhoneNumber(
  typed: { readonly number: string; readonly dialingCode?: string | undefined },
  countries: readonly string[],
): PhoneNumber | PhoneProblem {
  const text = typed.number.normalize('NFKC').trim();
  if (text === '') {
    return 'missing';
  }
  const codes = countries.map(dialingCodeOf);
  const picked = (typed.dialingCode ?? '').normalize('NFKC').replaceAll(/\D/gu, '');
  const defaultCallingCode = codes.find((code) => picked === '' || picked === code);
  if (defaultCallingCode === undefined) {
    return 'invalid';
  }
  const parsed = parsePhoneNumberFromString(text, { defaultCallingCode, extract: false });
  const { country } = parsed ?? {};
  if (parsed === undefined || country === undefined || !countries.includes(country)) {
    return 'invalid';
  }
  const isReachable = parsed.isValid() && reachable.has(parsed.getType() ?? '');
  return isReachable && parsed.ext === undefined
    ? { number: parsed.number, countryCode: country, range: rangeOf(parsed.number) }
    : 'invalid';
}

/** The same of a number in its one form. */
export function rangeOf(number: string): string {
  return number.slice(0, -lastDigits);
}

/** Of a number in its one form; undefined for an e-mail address. */
export function countryOf(number: string): string | undefined {
  return parsePhoneNumberFromString(number, { extract: false })?.country;
}

/** Some plans do not tell mobile numbers from those of a landline. */
const reachable: ReadonlySet<string> = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

/** `66` of `TH`; a country without phones has none. */
export function dialingCodeOf(countryCode: string): string {
  return isSupportedCountry(countryCode) ? getCountryCallingCode(countryCode) : '';
}
