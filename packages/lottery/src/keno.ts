import { sum } from './combinatorics.ts';

export const kenoMethods = ['beijing', 'canada'] as const;
export type KenoMethod = (typeof kenoMethods)[number];

/** Places among the twenty numbers in ascending order, counted from 1 (lottery.md A3.4). */
const groups: Readonly<Record<KenoMethod, readonly (readonly number[])[]>> = {
  beijing: [
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 10, 11, 12],
    [13, 14, 15, 16, 17, 18],
  ],
  canada: [
    [2, 5, 8, 11, 14, 17],
    [3, 6, 9, 12, 15, 18],
    [4, 7, 10, 13, 16, 19],
  ],
};

/** The three PC28 digits of a keno draw: last digits of three sums of six numbers each. */
export function pc28FromKeno(numbers: readonly number[], method: KenoMethod): number[] {
  const ascending = numbers.toSorted((left, right) => left - right);
  return groups[method].map((places) => sum(places.map((place) => ascending[place - 1] ?? 0)) % 10);
}
