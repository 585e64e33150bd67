import type { BootAnswer } from '@portal/protocol';
import { useBoot } from '../site/site-facts.ts';

export type PhoneCountry = BootAnswer['system']['info']['phoneCountries'][number];

/** The countries whose numbers the site takes, and the one where the visitor is. */
export function usePhoneCountries(): {
  readonly countries: readonly PhoneCountry[];
  readonly current: PhoneCountry | undefined;
} {
  const { system } = useBoot();
  const { phoneCountries: countries } = system.info;
  const here = countries.find(({ countryCode }) => countryCode === system.location.countryCode);
  return { countries, current: here ?? countries[0] };
}

/** One PNG for each country code. */
export function flagAddress(countryCode: string): string {
  return `/art/f/${countryCode}.png`;
}

/** The country by its own name, with the language of that name. */
export function nativeName(countryCode: string): { readonly name: string; readonly lang: string } {
  const { language: lang } = new Intl.Locale('und', { region: countryCode }).maximize();
  const name = new Intl.DisplayNames([lang], { type: 'region' }).of(countryCode);
  return { name: name ?? countryCode, lang };
}
