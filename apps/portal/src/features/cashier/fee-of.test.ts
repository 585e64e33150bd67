import { expect, it } from 'vitest';
import { feeOf } from './fee-of.ts';

const none = { fixed: '0.00', partsPerMillion: 0, least: '0.00', most: null };

it.each([
  [none, 100_000n, '0.00'],
  [{ ...none, fixed: '1.00', partsPerMillion: 12_345 }, 10_000n, '2.23'],
  [{ ...none, least: '5.00' }, 10_000n, '5.00'],
  [{ ...none, partsPerMillion: 50_000, most: '3.00' }, 10_000n, '3.00'],
  [{ ...none, least: '5.00', most: '3.00' }, 10_000n, '5.00'],
])('of %o for %s is %s', (fee, amountMinor, feeAmount) => {
  expect(feeOf({ fee, currency: 'THB' }, amountMinor)).toBe(feeAmount);
});
