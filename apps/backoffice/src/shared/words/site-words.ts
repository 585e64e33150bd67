import { isLocale, locales, type Locale } from '@portal/i18n';
import { siteLanguages } from '../env.ts';

/** A text by language, as the server keeps it. */
export type Texts = Readonly<Record<string, string>>;

/** What an operator types of a word, a field for each language that this release knows. */
export type Written<Word extends string> = Readonly<Record<`${Word}-${Locale}`, string>>;

/** The fields of a word as they begin: what stands, and nothing in the other languages. */
export function writtenOf<Word extends string>(word: Word, texts: Texts = {}): Written<Word> {
  const fields = locales.map((locale) => [`${word}-${locale}`, texts[locale] ?? '']);
  // The entries are those of all languages.
  return Object.fromEntries(fields) as Written<Word>;
}

/**
 * What is sent of a word. Languages that were left empty are not there; those that this release
 * does not know are sent back as they were, so that saving a form takes nothing away.
 */
export function textsOf<Word extends string>(
  word: Word,
  draft: Written<Word>,
  standing: Texts = {},
): Record<string, string> {
  const typed = locales.map((locale) => [locale, draft[`${word}-${locale}`].trim()] as const);
  return Object.fromEntries([
    ...Object.entries(standing).filter(([locale]) => !isLocale(locale)),
    ...typed.filter(([, text]) => text !== ''),
  ]);
}

/** The fields of a name, in the order in which a refusal looks for its place. */
export const nameFields = locales.map((locale) => `name-${locale}` as const);

/** The language that every text of the site needs. */
export function neededLanguage(): Locale {
  const [needed = 'en'] = siteLanguages();
  return needed;
}

/** Where it lands what the server says of names. */
export function namePlaces(): Record<string, `name-${Locale}`> {
  return {
    names: `name-${neededLanguage()}`,
    ...Object.fromEntries(locales.map((locale) => [`names.${locale}`, `name-${locale}` as const])),
  };
}

/** In the operator's language, else in the site's, else in any that there is. */
export function nameIn(names: Texts, locale: string): string {
  return names[locale] ?? names[neededLanguage()] ?? Object.values(names)[0] ?? '';
}
