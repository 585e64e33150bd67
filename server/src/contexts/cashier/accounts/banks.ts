import { banks } from './data/banks.ts';

/**
 * The banks of some countries in order, each once: a bank is chosen, not typed. Empty where none of
 * these countries has a list, and a bank is named by whoever binds an account.
 */
export function banksIn(countries: readonly string[]): readonly string[] {
  const names = countries.flatMap((country) => banks[country] ?? []);
  return [...new Set(names)].toSorted((name, other) => name.localeCompare(other, 'en'));
}
