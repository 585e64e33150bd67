/**
 * Texts, numbers and dates in every language of the product, without React.
 *
 * Catalogues are ICU messages, one file per area and language, English is the source; both front
 * ends get them precompiled and lazy (`@portal/i18n/vite`), the server reads them as they are.
 * Digits are Latin, the calendar is Gregorian, the sign of an amount stands first.
 */
export { areas, backofficeAreas, portalAreas } from './areas.ts';
export type { Area } from './areas.ts';
export { messagesOf } from './catalogues.ts';
export type { Messages } from './catalogues.ts';
export { createFormats, moneyLine } from './formats.ts';
export type { Formats, MoneyText } from './formats.ts';
export {
  directionOf,
  intlTagOf,
  isAnyLocale,
  isLocale,
  locales,
  ownNameOf,
  pseudoLocales,
} from './locales.ts';
export type { AnyLocale, Direction, Locale, PseudoLocale } from './locales.ts';
export { acceptedLanguages, negotiateLocale } from './negotiate.ts';
export { createTranslator, errorText } from './translator.ts';
export type { Translate } from './translator.ts';
