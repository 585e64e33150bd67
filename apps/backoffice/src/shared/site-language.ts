import { isLocale, ownNameOf } from '@portal/i18n';

/** A language of the site: the code of its calls, and the texts that it shows. */
export interface SiteLanguage {
  readonly code: string;
  readonly locale: string;
}

/** A language by its own name; one that this release does not know by its code. */
export function languageName({ code, locale }: SiteLanguage): string {
  return isLocale(locale) ? ownNameOf(locale) : code;
}
