import { languageMemory, type AnyLocale, type Texts } from '@portal/i18n';
import type { Language } from '@portal/i18n/react';

/** Beside the choice of the portal, whose codes belong to the site. */
export const keptLanguage = languageMemory(['deskLanguage']);

/** The desk speaks every language of the product, whatever its site offers. */
export function deskLanguages({ locales }: Pick<Texts, 'locales'>): readonly Language[] {
  return locales.map(languageOf);
}

export function languageOf(locale: AnyLocale): Language {
  return { code: locale, locale };
}
