import { dictionary } from '@zxcvbn-ts/language-common';

/**
 * The 49,000 most frequent passwords of published leaks (docs/dependencies.md), folded to lower
 * case. A person's own words stand among them, so they are compared whole or in pairs.
 */
export const breachedPasswords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].map((password) => password.toLowerCase()),
);
