import { banks } from './data/banks.ts';

/** The code of a currency begins with that of its country (ISO 4217). */
const countryLetters = 2;

/**
 * The banks of some countries, each once: a bank is chosen, not typed. Those of the country whose
 * money the site has come first, then country by country as the site names them, each in order.
 * Empty where one of these countries has no list, and a bank is named by whoever binds an account.
 */
export function banksIn(countries: readonly string[], currency?: string): readonly string[] {
  const home = currency?.slice(0, countryLetters);
  const first = countries.filter((country) => country === home);
  const rest = countries.filter((country) => country !== home);
  const lists = [...first, ...rest].map((country) => banks[country] ?? []);
  const isWhole = lists.every((list) => list.length > 0);
  const inOrder = lists.flatMap((list) => list.toSorted((a, z) => a.localeCompare(z, 'en')));
  return [...new Set(isWhole ? inOrder : [])];
}
