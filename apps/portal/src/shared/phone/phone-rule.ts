import { isSupportedCountry, Metadata, parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

export type PhoneProblem =
  | { readonly key: 'missing' | 'invalid' }
  | { readonly key: 'digits'; readonly lengths: readonly number[] };

interface DialedCountry {
  readonly countryCode: string;
  readonly countryDialingCode: string;
}

/** The server's rule for a mobile number, among the countries that the site takes. */
export function phoneProblem(
  text: string,
  dialingCode: string,
  countries: readonly DialedCountry[],
): PhoneProblem | undefined {
  const typed = text.normalize('NFKC').trim();
  if (typed === '') {
    return { key: 'missing' };
  }
  const parsed = parsePhoneNumberFromString(typed, {
    ...(dialingCode !== '' && { defaultCallingCode: dialingCode }),
    extract: false,
  });
  const isTaken = countries.some(({ countryCode }) => countryCode === parsed?.country);
  if (isTaken && parsed?.isValid() === true) {
    return undefined;
  }
  if (parsed !== undefined && parsed.countryCallingCode !== dialingCode) {
    return { key: 'invalid' };
  }
  const lengths = countries
    .filter(({ countryDialingCode }) => countryDialingCode === dialingCode)
    .flatMap(({ countryCode }) => mobileLengths(countryCode));
  const digits = parsed?.nationalNumber.length ?? typed.replaceAll(/\D/gu, '').length;
  return lengths.length === 0 || lengths.includes(digits)
    ? { key: 'invalid' }
    : { key: 'digits', lengths };
}

/** As the server keeps a number, `+66812345678`; what is no number stays as it was typed. */
export function phoneInOneForm(text: string, dialingCode: string): string {
  const typed = text.normalize('NFKC').trim();
  const parsed = parsePhoneNumberFromString(typed, {
    ...(dialingCode !== '' && { defaultCallingCode: dialingCode }),
    extract: false,
  });
  return parsed?.number ?? typed;
}

/** The part of the library's plan that its types leave out. */
type PlanByType = NonNullable<Metadata['numberingPlan']> & {
  readonly type?: (name: string) => { readonly possibleLengths: () => number[] } | undefined;
};

function mobileLengths(countryCode: string): readonly number[] {
  if (!isSupportedCountry(countryCode)) {
    return [];
  }
  const metadata = new Metadata();
  metadata.selectNumberingPlan(countryCode);
  const plan: PlanByType | undefined = metadata.numberingPlan;
  return plan?.type?.('MOBILE')?.possibleLengths() ?? [];
}
