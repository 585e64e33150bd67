import { languageMemory, type Locale, type Texts } from '@portal/i18n';
import type { Language } from '@portal/i18n/react';

/**
 * The desk stores its choice under a key of its own, because the portal's holds a code of the site.
 */
export const keptLanguage = languageMemory(['deskLanguage']);

/** The desk speaks every language of the product, whatever its site offers. */
export function deskLanguages({ locales }: Pick<Texts, 'locales'>): readonly Language[] {
  return locales.map(languageOf);
}

export function languageOf(locale: Locale): Language {
  return { code: locale, locale };
}
