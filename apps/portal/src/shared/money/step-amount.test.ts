import { describe, expect, it } from 'vitest';
import { stepAmount } from './step-amount.ts';

const baht = { currency: 'THB', least: '100.00', most: '50000.00' };
const small = { ...baht, least: '1.00' };

// design-brief.md 3.4: steps of 1, 10 and 100 by magnitude.
describe('stepAmount', () => {
  it.each([
    [undefined, 1, baht, '100'],
    [undefined, -1, baht, '100'],
    ['98.00', 1, small, '99'],
    ['99.00', 1, small, '100'],
    ['100.00', 1, small, '110'],
    ['110.00', -1, small, '100'],
    ['100.00', -1, small, '99'],
    ['990.00', 1, small, '1000'],
    ['1000.00', 1, small, '1100'],
    ['1000.00', -1, small, '990'],
    ['20000.00', 1, small, '20100'],
    ['100.50', 1, small, '110.50'],
    // Page keys go ten steps, each of its own size.
    ['95.00', 10, small, '150'],
    ['1000.00', -10, small, '900'],
    // Never out of the bounds.
    ['49950.00', 1, baht, '50000'],
    ['60000.00', 1, baht, '50000'],
    ['100.00', -1, baht, '100'],
    ['5.00', -1, baht, '100'],
    ['50000', 1, { currency: 'VND', least: '10000', most: '900000' }, '50100'],
  ] as const)('goes from %s by %d inside its bounds', (amount, steps, bounds, expected) => {
    expect(stepAmount(amount, steps, bounds)).toBe(expected);
  });
});
