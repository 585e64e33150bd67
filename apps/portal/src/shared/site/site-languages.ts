import { languageMemory, type Locale } from '@portal/i18n';
import type { Language } from '@portal/i18n/react';
import type { BootAnswer } from '@portal/protocol';

/** Both names hold the same code (portal.md, section 1). */
export const keptLanguage = languageMemory(['hisLang', 'lang']);

/** The languages of the site, whose texts are of the same release as this script. */
export function siteLanguages({ system }: BootAnswer): readonly Language[] {
  // The server reads its configuration with the table that the texts are built from.
  return system.info.languages.map(({ code, locale }) => ({ code, locale: locale as Locale }));
}

/** The choice of this device, else what the server agreed with the browser. */
export function startLanguage(boot: BootAnswer, languages: readonly Language[]): Language {
  const { language } = boot;
  const agreed = languages.find(({ code }) => code === language) ?? languages[0];
  const start = keptLanguage.read(languages) ?? agreed;
  if (start === undefined) {
    throw new Error(`the build has none of the languages of the site: ${language}`);
  }
  return start;
}
