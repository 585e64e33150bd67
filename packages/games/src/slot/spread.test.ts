import { expect, test } from 'vitest';
import { slotDesigns } from '../data/slots/all.ts';
import { slotSpreads } from '../data/slots/spreads.ts';
import { designHash } from '../design-hash.ts';
import { spreadOf, volatilityOf } from './spread.ts';

// The bounds stand in docs/rules/house-slots.md.
test.each([
  [299, 'low'],
  [300, 'medium'],
  [449, 'medium'],
  [450, 'high'],
] as const)(
  'a deviation of %i hundredths of the stake is %s',
  (deviationHundredths, volatility) => {
    expect(volatilityOf({ maxSpinCredits: 1, deviationHundredths })).toBe(volatility);
  },
);

test('a variance of 6.25 stakes is a deviation of two and a half', () => {
  expect(spreadOf({ maxBaseWinCredits: 40, roundVariance: 6.25 })).toEqual({
    maxSpinCredits: 40,
    deviationHundredths: 250,
  });
});

test('every shipped design has its spread, and nothing else has', () => {
  expect([...slotSpreads.keys()]).toEqual(slotDesigns.map((design) => designHash(design)));
});
