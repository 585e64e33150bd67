import type { Look } from './look.ts';

/** The button of the language picker, by its label in either language. */
export const languageButton = /^(?:Language|اللغة):/u;

/** The option of the language that a look does not have, by its own name. */
export function otherLanguage({ language }: Pick<Look, 'language'>): RegExp {
  return language === 'ar' ? /English/u : /العربية/u;
}
