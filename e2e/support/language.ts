/** The button of the language picker, by its label in either language. */
export const languageButton = /^(?:Language|اللغة):/u;
