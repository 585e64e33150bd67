import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  multiply,
  parseDecimal,
  quotient,
  rational,
  subtract,
  toDecimal,
  toNumber,
  toUnits,
} from './rational.ts';

const fractions = fc
  .tuple(fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
  .map(([numerator, denominator]) => rational(numerator, denominator));

describe('rational', () => {
  it('is kept in lowest terms with a positive denominator', () => {
    expect(rational(6n, -4n)).toEqual({ numerator: -3n, denominator: 2n });
  });

  it('undoes each operation with its inverse', () => {
    fc.assert(
      fc.property(fractions, fractions, (left, right) => {
        expect(subtract(add(left, right), right)).toEqual(left);
        fc.pre(right.numerator !== 0n);
        expect(quotient(multiply(left, right), right)).toEqual(left);
      }),
    );
  });

  it('orders as the difference does', () => {
    fc.assert(
      fc.property(fractions, fractions, (left, right) => {
        const { numerator } = subtract(left, right);
        expect(compare(left, right)).toBe(numerator === 0n ? 0 : numerator < 0n ? -1 : 1);
      }),
    );
  });

  it('reads and writes decimals exactly', () => {
    expect(parseDecimal('1.925')).toEqual(rational(77n, 40n));
    expect(parseDecimal('-0.50')).toEqual(rational(-1n, 2n));
    expect(['1e3', '.5', '1.', '', '--1'].map(parseDecimal)).toEqual(Array.from({ length: 5 }));
    expect(toDecimal(rational(-77n, 40n), 2, 'half-even')).toBe('-1.92');
    expect(toUnits(rational(1n, 3n), 100n, 'ceil')).toBe(34n);
    expect(toNumber(rational(1n, 8n))).toBe(0.125);
  });
});
