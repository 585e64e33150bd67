import { banks } from './data/banks.ts';

/**
 * The banks of some countries in order, each once: a bank is chosen, not typed. Empty where one
 * of these countries has no list, and a bank is named by whoever binds an account.
 */
export function banksIn(countries: readonly string[]): readonly string[] {
  const lists = countries.map((country) => banks[country] ?? []);
  const isWhole = lists.every((list) => list.length > 0);
  return [...new Set(isWhole ? lists.flat() : [])].toSorted((name, other) =>
    name.localeCompare(other, 'en'),
  );
}
