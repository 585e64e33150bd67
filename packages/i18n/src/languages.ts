interface LanguageFacts {
  /** The name in its own script; languages are listed by it and never by a flag. */
  readonly ownName: string;
  readonly direction: Direction;
}

export type Direction = 'ltr' | 'rtl';

/**
 * The languages that the product speaks, by BCP 47 tag: each has a row here and a folder of texts
 * under `locales/`.
 */
const languages = {
  ar: { ownName: 'العربية', direction: 'rtl' },
  en: { ownName: 'English', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

/** Made from English by the build, for tests of long and of mirrored texts. */
const pseudoLanguages = {
  'ar-XB': { ownName: 'Pseudo, mirrored', direction: 'rtl' },
  'en-XA': { ownName: 'Pseudo, long', direction: 'ltr' },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

const facts: Readonly<Record<AnyLocale, LanguageFacts>> = { ...languages, ...pseudoLanguages };

export type Locale = keyof typeof languages;
export type PseudoLocale = keyof typeof pseudoLanguages;
export type AnyLocale = Locale | PseudoLocale;

/** English is the source: the other languages have its keys. */
export const sourceLocale = 'en' satisfies Locale;
// The keys of our own tables.
export const locales = Object.keys(languages) as readonly Locale[];
export const pseudoLocales = Object.keys(pseudoLanguages) as readonly PseudoLocale[];

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(languages, text);
}

export function directionOf(locale: AnyLocale): Direction {
  return facts[locale].direction;
}

export function ownNameOf(locale: AnyLocale): string {
  return facts[locale].ownName;
}

/** Words that find a language beside its own name: its name in the reader's language, its tag. */
export function otherNamesOf(locale: AnyLocale, reader: AnyLocale): string {
  const names = new Intl.DisplayNames([reader, sourceLocale], { type: 'language' });
  return `${names.of(locale) ?? ''} ${locale}`;
}

/**
 * The tag that formatters take: Latin digits and the Gregorian calendar in every language
 * (design-brief.md 3.11).
 */
export function intlTagOf(locale: AnyLocale): string {
  return `${isLocale(locale) ? locale : sourceLocale}-u-ca-gregory-nu-latn`;
}
