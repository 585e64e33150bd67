import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, largestMinor, parseAmount, share, splitByWeights } from './amount.ts';
import { currency } from './currency.ts';
import { rational } from './rational.ts';

const usd = currency('USD');

describe('parseAmount', () => {
  it.each([
    ['12480.50', 1_248_050n],
    ['0.01', 1n],
    ['7', 700n],
    ['7.5', 750n],
  ])('reads %s', (text, minor) => {
    expect(parseAmount(text, usd)).toEqual({ ok: true, value: minor });
  });

  // The list of R85, and what a decimal parser of a language would let through.
  it.each([
    '-1',
    '0.001',
    '1e3',
    '1e309',
    'NaN',
    '1,000',
    ' 1',
    '1 ',
    '',
    '.5',
    '1.',
    '01',
    '+1',
    '0x10',
    '١',
    '１',
    'Infinity',
    '99999999999999999999',
  ])('refuses %j as not canonical', (text) => {
    expect(parseAmount(text, usd)).toMatchObject({ ok: false, code: 'amount_invalid' });
  });

  it.each(['0', '0.00', '9999999999999999'])('refuses %s as out of range', (text) => {
    expect(parseAmount(text, usd)).toMatchObject({ ok: false, code: 'amount_out_of_range' });
  });

  it('knows a currency without decimals and one with three', () => {
    expect(parseAmount('1.5', currency('JPY')).ok).toBe(false);
    expect(parseAmount('1.005', currency('KWD'))).toEqual({ ok: true, value: 1005n });
  });

  it('reads back what formatAmount wrote', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: largestMinor }),
        fc.constantFrom('USD', 'JPY', 'KWD'),
        (minor, code) => {
          expect(parseAmount(formatAmount(minor, currency(code)), currency(code))).toEqual({
            ok: true,
            value: minor,
          });
        },
      ),
    );
  });
});

describe('splitByWeights', () => {
  it('gives parts that add up to the whole, each within one unit of its share', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }),
        fc.array(fc.bigInt({ min: 0n, max: 10n ** 6n }), { minLength: 1, maxLength: 20 }),
        (total, weights) => {
          const sum = weights.reduce((left, right) => left + right, 0n);
          fc.pre(sum > 0n);
          const parts = splitByWeights(total, weights);
          expect(parts.reduce((left, right) => left + right, 0n)).toBe(total);
          for (const [index, part] of parts.entries()) {
            const gap = part * sum - total * (weights[index] ?? 0n);
            expect(gap < sum && gap > 0n - sum).toBe(true);
          }
        },
      ),
    );
  });

  it('gives nothing when no part has a weight', () => {
    expect(splitByWeights(100n, [0n, 0n])).toEqual([0n, 0n]);
  });
});

describe('share', () => {
  it('takes a rate of an amount with the named rounding', () => {
    expect(share(12_345n, rational(8n, 1000n), 'floor')).toBe(98n);
    expect(share(12_345n, rational(8n, 1000n), 'half-up')).toBe(99n);
  });
});
