import { describe, expect, it } from 'vitest';
import { divide, type Rounding } from './rounding.ts';

describe('divide', () => {
  // Expected numbers: IEEE 754-2019 section 4.3, applied to 7/2 (tie), 5/2 (tie), 7/3 and their
  // negatives.
  const rows: [bigint, bigint, Record<Rounding, bigint>][] = [
    [7n, 2n, { floor: 3n, ceil: 4n, 'towards-zero': 3n, 'half-up': 4n, 'half-even': 4n }],
    [5n, 2n, { floor: 2n, ceil: 3n, 'towards-zero': 2n, 'half-up': 3n, 'half-even': 2n }],
    [7n, 3n, { floor: 2n, ceil: 3n, 'towards-zero': 2n, 'half-up': 2n, 'half-even': 2n }],
    [8n, 3n, { floor: 2n, ceil: 3n, 'towards-zero': 2n, 'half-up': 3n, 'half-even': 3n }],
    [-7n, 2n, { floor: -4n, ceil: -3n, 'towards-zero': -3n, 'half-up': -4n, 'half-even': -4n }],
    [-5n, 2n, { floor: -3n, ceil: -2n, 'towards-zero': -2n, 'half-up': -3n, 'half-even': -2n }],
    [-7n, 3n, { floor: -3n, ceil: -2n, 'towards-zero': -2n, 'half-up': -2n, 'half-even': -2n }],
    [6n, 3n, { floor: 2n, ceil: 2n, 'towards-zero': 2n, 'half-up': 2n, 'half-even': 2n }],
  ];
  it.each(rows)('rounds %s/%s as each rule says', (numerator, denominator, expected) => {
    for (const [rounding, value] of Object.entries(expected)) {
      expect(divide(numerator, denominator, rounding as Rounding)).toBe(value);
    }
  });

  it('refuses a denominator that is not positive', () => {
    expect(() => divide(1n, 0n, 'floor')).toThrow('denominator');
  });
});
