import { expect, it } from 'vitest';
import { countedWeight } from './counted-weight.ts';

it.each([
  ['30.00', '15.00', 0.5],
  ['30.01', '15.00', 0.5],
  ['20.00', '20.00', 1],
  ['33.33', '3.33', 0.1],
  ['0.00', '0.00', 1],
])('%s played of which %s counted had the weight %s', (bet, part, weight) => {
  expect(countedWeight({ played: bet, counted: part })).toBe(weight);
});
