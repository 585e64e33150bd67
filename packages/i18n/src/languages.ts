interface LanguageFacts {
  /** The name in its own script; languages are listed by it and never by a flag. */
  readonly ownName: string;
  readonly direction: Direction;
  /** What calls and the browser's storage carry for it, unless a site has a code of its own. */
  readonly code: string;
  /** Whose text stands in for a missing one, before English does. */
  readonly relative?: string;
  /** Whether every text is there: only such a language has nothing of another one. */
  readonly isWhole: boolean;
}

export type Direction = 'ltr' | 'rtl';

/**
 * The languages that a site may offer (portal.md, section 1), by BCP 47 tag. Those with texts have
 * a folder under `locales/`; a text that a language lacks is shown in that of its relative, else in
 * English, key by key.
 */
const languages = {
  ar: { code: 'AR', ownName: 'العربية', direction: 'rtl', isWhole: true },
  bn: { code: 'BN', ownName: 'বাংলা', direction: 'ltr', isWhole: false },
  de: { code: 'DE', ownName: 'Deutsch', direction: 'ltr', isWhole: false },
  en: { code: 'EN', ownName: 'English', direction: 'ltr', isWhole: true },
  es: { code: 'ES', ownName: 'Español', direction: 'ltr', isWhole: false },
  fa: { code: 'FA', ownName: 'فارسی', direction: 'rtl', isWhole: false },
  fil: { code: 'TL', ownName: 'Filipino', direction: 'ltr', isWhole: false },
  fr: { code: 'FR', ownName: 'Français', direction: 'ltr', isWhole: false },
  he: { code: 'HE', ownName: 'עברית', direction: 'rtl', isWhole: false },
  hi: { code: 'HI', ownName: 'हिन्दी', direction: 'ltr', isWhole: false },
  id: { code: 'ID', ownName: 'Bahasa Indonesia', direction: 'ltr', isWhole: true },
  it: { code: 'IT', ownName: 'Italiano', direction: 'ltr', isWhole: false },
  ja: { code: 'JP', ownName: '日本語', direction: 'ltr', isWhole: true },
  kk: { code: 'KK', ownName: 'Қазақ тілі', direction: 'ltr', isWhole: false },
  km: { code: 'KM', ownName: 'ខ្មែរ', direction: 'ltr', isWhole: false },
  ko: { code: 'KR', ownName: '한국어', direction: 'ltr', isWhole: false },
  lo: { code: 'LO', ownName: 'ລາວ', direction: 'ltr', isWhole: false },
  ms: { code: 'MS', ownName: 'Bahasa Melayu', direction: 'ltr', isWhole: false },
  my: { code: 'MY', ownName: 'မြန်မာ', direction: 'ltr', isWhole: false },
  ne: { code: 'NE', ownName: 'नेपाली', direction: 'ltr', isWhole: false },
  nl: { code: 'NL', ownName: 'Nederlands', direction: 'ltr', isWhole: false },
  pl: { code: 'PL', ownName: 'Polski', direction: 'ltr', isWhole: false },
  pt: { code: 'PT', ownName: 'Português', direction: 'ltr', isWhole: false },
  ro: { code: 'RO', ownName: 'Română', direction: 'ltr', isWhole: false },
  ru: { code: 'RU', ownName: 'Русский', direction: 'ltr', isWhole: false },
  sw: { code: 'SW', ownName: 'Kiswahili', direction: 'ltr', isWhole: false },
  ta: { code: 'TA', ownName: 'தமிழ்', direction: 'ltr', isWhole: false },
  te: { code: 'TE', ownName: 'తెలుగు', direction: 'ltr', isWhole: false },
  th: { code: 'TH', ownName: 'ไทย', direction: 'ltr', isWhole: true },
  tr: { code: 'TR', ownName: 'Türkçe', direction: 'ltr', isWhole: false },
  uk: { code: 'UK', ownName: 'Українська', direction: 'ltr', isWhole: false },
  ur: { code: 'UR', ownName: 'اردو', direction: 'rtl', isWhole: false },
  uz: { code: 'UZ', ownName: 'Oʻzbekcha', direction: 'ltr', isWhole: false },
  vi: { code: 'VN', ownName: 'Tiếng Việt', direction: 'ltr', isWhole: true },
  'zh-Hans': { code: 'CN', ownName: '简体中文', direction: 'ltr', isWhole: true },
  'zh-Hant': {
    code: 'TW',
    ownName: '繁體中文',
    direction: 'ltr',
    relative: 'zh-Hans',
    isWhole: false,
  },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

const facts: Readonly<Record<Locale, LanguageFacts>> = languages;

export type Locale = keyof typeof languages;

/** English is the source: the other languages have its keys. */
export const sourceLocale = 'en' satisfies Locale;
// The keys of our own tables.
export const locales = Object.keys(languages) as readonly Locale[];

/** The languages without a hole: what a site offers that does not choose otherwise. */
export const wholeLocales: readonly Locale[] = locales.filter((locale) => facts[locale].isWhole);

export function isLocale(text: string): text is Locale {
  return Object.hasOwn(languages, text);
}

/** The code under which a site offers it, when it names none of its own. */
export function codeOf(locale: Locale): string {
  return facts[locale].code;
}

export function isWhole(locale: Locale): boolean {
  return facts[locale].isWhole;
}

/** Where a text is looked for: the language itself, its relative, English. */
export function chainOf(locale: Locale): readonly Locale[] {
  const { relative } = facts[locale];
  const kin = relative !== undefined && isLocale(relative) ? [relative] : [];
  return [...new Set<Locale>([locale, ...kin, sourceLocale])];
}

export function directionOf(locale: Locale): Direction {
  return facts[locale].direction;
}

export function ownNameOf(locale: Locale): string {
  return facts[locale].ownName;
}

/** Words that find a language beside its own name: its name in the reader's language, its tag. */
export function otherNamesOf(locale: Locale, reader: Locale): string {
  const names = new Intl.DisplayNames([reader, sourceLocale], { type: 'language' });
  return `${names.of(locale) ?? ''} ${locale}`;
}

/**
 * The tag that formatters take: Latin digits and the Gregorian calendar in every language
 * (design-brief.md 3.11).
 */
export function intlTagOf(locale: Locale): string {
  return `${isLocale(locale) ? locale : sourceLocale}-u-ca-gregory-nu-latn`;
}
