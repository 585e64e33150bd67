import { isWhole, ownNameOf } from '@portal/i18n';
import type { SiteConfiguration } from './configuration.ts';

/** Least length of a password that is the only factor (R60). */
const leastPasswordLength = 15;

/**
 * What a site asks for although current guidance advises against it, or this release falls short of
 * it, a sentence each. The server obeys the site and tells the operator at the start.
 */
export function deviationsOf(site: SiteConfiguration): readonly string[] {
  const { minLength, patternId } = site.register.fields.password;
  const composition =
    `The site asks for passwords of the pattern ${patternId}: ` +
    'composition rules are advised against (NIST SP 800-63B-4, ASVS 6.2.5).';
  const short =
    `The site takes passwords of ${minLength} characters: ` +
    `without a second factor ${leastPasswordLength} are advised (NIST SP 800-63B-4).`;
  const partial = site.languages
    .filter(({ locale }) => !isWhole(locale))
    .map(({ code, locale }) => `${ownNameOf(locale)} (${code})`);
  const holes =
    `The site offers ${partial.join(', ')}: ` +
    'what this release does not say in a language stands there in English.';
  return [
    ...(partial.length === 0 ? [] : [holes]),
    ...(patternId === 'any' ? [] : [composition]),
    ...(minLength >= leastPasswordLength ? [] : [short]),
  ];
}
