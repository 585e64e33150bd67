import { divide } from '@portal/money';
import {
  explained,
  floorLine,
  line,
  rateLine,
  signedLines,
  type Explained,
} from '../explanation.ts';
import type { PartsPerMillion } from '../category.ts';

/** One e4 is a ten-thousandth of the currency unit; a minor unit of two decimals is 100 of them. */
export const e4PerUnit = 10_000n;

/** What a member has earned and been paid in one category, in e4 (agents-loyalty-money.md A7). */
export interface Accrual {
  readonly accruedE4: bigint;
  readonly paidE4: bigint;
}

/**
 * Rebate of a valid bet in e4, floored; `minorPerUnit` is 100 for two decimals. A void passes the
 * negative valid bet.
 */
export function rebateE4(validMinor: bigint, ppm: PartsPerMillion, minorPerUnit = 100n): Explained {
  return explained(
    signedLines(validMinor * (e4PerUnit / minorPerUnit), (value) => [
      line('valid', 'A3', { operation: 'add', value }),
      rateLine('A7', ppm),
      floorLine('0: floor at e4'),
    ]),
  );
}

/** Adds the rebate of a bet, or takes it back after a void with a negative amount. */
export function accrue(accrual: Accrual, amountE4: bigint): Accrual {
  return { ...accrual, accruedE4: accrual.accruedE4 + amountE4 };
}

export interface Claim {
  readonly payMinor: bigint;
  readonly accrual: Accrual;
}

/**
 * Pays the whole minor units that are earned and unpaid, keeps the remainder, and pays nothing
 * while the amount is below the least claim. An accrual that fell below what was paid waits:
 * nothing is ever taken from the wallet.
 */
export function claim(accrual: Accrual, leastMinor: bigint, minorPerUnit = 100n): Claim {
  const e4PerMinor = e4PerUnit / minorPerUnit;
  const openE4 = accrual.accruedE4 - accrual.paidE4;
  const payMinor = openE4 > 0n ? divide(openE4, e4PerMinor, 'floor') : 0n;
  if (payMinor < leastMinor || payMinor === 0n) {
    return { payMinor: 0n, accrual };
  }
  return { payMinor, accrual: { ...accrual, paidE4: accrual.paidE4 + payMinor * e4PerMinor } };
}
