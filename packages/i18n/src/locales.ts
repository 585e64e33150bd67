/**
 * A language that the product speaks. Pseudo-locales are made from English and exist in tests only.
 */
export const locales = ['en', 'ar'] as const;
export type Locale = (typeof locales)[number];

export const pseudoLocales = ['en-XA', 'ar-XB'] as const;
export type PseudoLocale = (typeof pseudoLocales)[number];

export type Direction = 'ltr' | 'rtl';

interface LocaleFacts {
  /** The name in its own script; languages are listed by it and never by a flag. */
  readonly ownName: string;
  readonly direction: Direction;
  /** Latin digits and the Gregorian calendar everywhere (design-brief 3.11). */
  readonly intlTag: string;
}

const facts: Readonly<Record<Locale | PseudoLocale, LocaleFacts>> = {
  en: { ownName: 'English', direction: 'ltr', intlTag: 'en-u-ca-gregory-nu-latn' },
  ar: { ownName: 'العربية', direction: 'rtl', intlTag: 'ar-u-ca-gregory-nu-latn' },
  'en-XA': { ownName: 'Pseudo, long', direction: 'ltr', intlTag: 'en-u-ca-gregory-nu-latn' },
  'ar-XB': { ownName: 'Pseudo, mirrored', direction: 'rtl', intlTag: 'en-u-ca-gregory-nu-latn' },
};

export type AnyLocale = Locale | PseudoLocale;

export function isLocale(text: string): text is Locale {
  return locales.some((locale) => locale === text);
}

export function isAnyLocale(text: string): text is AnyLocale {
  return Object.hasOwn(facts, text);
}

export function directionOf(locale: AnyLocale): Direction {
  return facts[locale].direction;
}

export function ownNameOf(locale: AnyLocale): string {
  return facts[locale].ownName;
}

export function intlTagOf(locale: AnyLocale): string {
  return facts[locale].intlTag;
}
