/**
 * Texts, numbers and dates in every language of the product, without React.
 *
 * Texts are ICU messages, one file per area and language under `locales/`, English is the source;
 * front ends get them precompiled and lazy (`@portal/i18n/vite`), programs in Node read the files
 * (`@portal/i18n/files`). Digits are Latin, the calendar is Gregorian, the sign of an amount stands
 * first.
 */
export { createFormats, moneyLine } from './formats.ts';
export type { Formats, MoneyText } from './formats.ts';
export type { Area, Messages } from './generated/messages.ts';
export { languageMemory } from './language-memory.ts';
export type { LanguageMemory } from './language-memory.ts';
export {
  codeOf,
  directionOf,
  intlTagOf,
  isLocale,
  isWhole,
  locales,
  otherNamesOf,
  ownNameOf,
  wholeLocales,
} from './languages.ts';
export type { Direction, Locale } from './languages.ts';
export { acceptedLanguages, negotiateLocale } from './negotiate.ts';
export { createTexts } from './texts.ts';
export type { Dictionary, LanguageFile, LanguageFiles, Texts } from './texts.ts';
export { zoneLabel } from './zone-label.ts';
