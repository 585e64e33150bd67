import { dialingCodeOf, readPhoneNumber } from '../../platform/phone-numbers.ts';
import type { NameForms } from '../identity/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

/**
 * Whoever registered by mobile number may type it in any form: a national one is that of each
 * country of the site in which it is a number, in their order. Wishes
 * for a mail count all ways to write it as one, by what is the same in them. A site that opens no
 * accounts by number any more has those of before.
 */
export function numbersIn(site: SiteConfiguration, username: string): NameForms | undefined {
  const { phoneCountries } = site;
  const phones = phoneCountries.flatMap((country) => {
    const typed = { number: username, dialingCode: dialingCodeOf(country) };
    const phone = readPhoneNumber(typed, phoneCountries);
    return typeof phone === 'string' ? [] : [phone];
  });
  const [first] = phones;
  return first === undefined
    ? undefined
    : {
        aliases: [...new Set(phones.map(({ number }) => number))],
        countedAs: `number:${nationalOf(first)}`,
      };
}

/** The digits that a number has in every country, without those that are dialled before them. */
function nationalOf(phone: { readonly number: string; readonly countryCode: string }): string {
  return phone.number.slice(1 + dialingCodeOf(phone.countryCode).length).replace(/^0+/u, '');
}
