/**
 * Amounts, exact fractions and the small words that every other package shares.
 *
 * Money is a `bigint` of minor units; nothing here touches a binary fraction except
 * `toNumber`, which is for display and statistics. The package imports nothing.
 */
export { formatAmount, largestMinor, parseAmount, share, splitByWeights } from './amount.ts';
export { assert, AssertionError, assertDefined, unreachable } from './assert.ts';
export { currency, currencyCodes, isCurrencyCode } from './currency.ts';
export type { Currency, CurrencyCode } from './currency.ts';
export {
  add,
  compare,
  formatScaled,
  greatestCommonDivisor,
  multiply,
  one,
  parseDecimal,
  quotient,
  rational,
  subtract,
  toDecimal,
  toNumber,
  toUnits,
  zero,
} from './rational.ts';
export type { Rational } from './rational.ts';
export { ok, refused } from './result.ts';
export type { Refused, Result } from './result.ts';
export { divide, roundings } from './rounding.ts';
export type { Rounding } from './rounding.ts';
export { isKeepableText } from './keepable-text.ts';
