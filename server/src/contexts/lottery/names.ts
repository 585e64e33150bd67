import { isLocale, type Locale } from '@portal/i18n';
import { readTexts } from '@portal/i18n/files';

/** The name of a game by its code; a game that an operator added goes by its code. */
export type GameNames = (locale: string, gameCode: string) => string;

export function openGameNames(): GameNames {
  const held = new Map<string, ReadonlyMap<string, string>>();
  return (locale, gameCode) => {
    const language = isLocale(locale) ? locale : 'en';
    const names = held.get(language) ?? namesIn(language);
    held.set(language, names);
    return names.get(gameCode) ?? gameCode;
  };
}

function namesIn(language: Locale): ReadonlyMap<string, string> {
  return new Map(Object.entries(readTexts(language, 'lottery-games').games));
}
