import { expect, it } from 'vitest';
import { possibleReturn } from './possible-return.ts';

const legs = (...odds: readonly string[]) => ({
  legs: odds.map((text, place) => ({ selection: `leg ${place}`, odds: text })),
});

// R42; odds are decimal and count the stake, and what is less than a minor unit is nobody's.
it.each([
  ['a round without odds', {}, null],
  ['odds of a single', { terms: { odds: '1.95' } }, 1_950n],
  ['odds that do not divide', { amountMinor: 333n, terms: { odds: '1.857' } }, 618n],
  ['odds without decimals', { terms: { odds: '3' } }, 3_000n],
  ['legs', { terms: legs('1.5', '2.25', '1.1') }, 3_712n],
  ['odds of the whole beside legs', { terms: { ...legs('1.5', '2'), odds: '2.9' } }, 2_900n],
  ['what the sender says', { possibleMinor: 9_900n, terms: { odds: '1.95' } }, 9_900n],
  ['odds that are no number', { terms: { odds: 'evens' } }, null],
  ['a leg without a number', { terms: legs('1.5', 'evens') }, null],
  ['a stake of nothing', { amountMinor: 0n, terms: { odds: '5' } }, 0n],
  ['more than there is', { terms: legs(...Array<string>(40).fill('999999')) }, null],
])('of %s', (_, fields, expected) => {
  expect(possibleReturn({ amountMinor: 1_000n, ...fields })).toBe(expected);
});
