import { locales, type Locale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { neededLanguage, type Written } from './site-words.ts';

/** A name, and beside it words in the same languages where the form asks for them. */
type Named = Written<'name'> & Partial<Written<'text'>>;

type NameChecks = Readonly<
  Record<`name-${Locale}`, (text: string, draft: Named) => string | undefined>
>;

/** The sentence under a name that is missing in the site's language, or above words that stand. */
export function useNameChecks(): NameChecks {
  const t = useTranslations('desk-shell.words');
  const checks = locales.map((locale) => [
    `name-${locale}`,
    (text: string, draft: Named) => {
      const words = draft[`text-${locale}`] ?? '';
      const isNeeded = locale === neededLanguage() || words.trim() !== '';
      return isNeeded && text.trim() === '' ? t('nameNeeded') : undefined;
    },
  ]);
  // The entries are those of all languages.
  return Object.fromEntries(checks) as NameChecks;
}
