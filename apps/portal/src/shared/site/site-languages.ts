import { languageMemory, type AnyLocale } from '@portal/i18n';
import type { Language } from '@portal/i18n/react';
import type { BootAnswer } from '@portal/protocol';

/** Both names hold the same code (portal.md, section 1). */
export const keptLanguage = languageMemory(['hisLang', 'lang']);

/** The languages of the site; `locales` are those of the build, which is of the same release. */
export function siteLanguages(
  { system }: BootAnswer,
  locales: readonly AnyLocale[],
): readonly Language[] {
  return system.info.languages.flatMap(({ code, locale: tag }) =>
    locales.filter((locale) => locale === tag).map((locale) => ({ code, locale })),
  );
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
