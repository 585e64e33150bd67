import { assert } from './assert.ts';

/**
 * An ISO 4217 code, or one of the product's own: `FUN` is trial money that never meets a real
 * balance, `PTS` are points that are earned and spent.
 */
export type CurrencyCode = string;

export interface Currency {
  readonly code: CurrencyCode;
  /** Decimal places of the minor unit (ISO 4217, column "minor unit"). */
  readonly exponent: number;
  readonly symbol: string;
}

const table = [
  { code: 'THB', exponent: 2, symbol: '฿' },
  { code: 'VND', exponent: 0, symbol: '₫' },
  { code: 'CNY', exponent: 2, symbol: '¥' },
  { code: 'IDR', exponent: 2, symbol: 'Rp' },
  { code: 'MYR', exponent: 2, symbol: 'RM' },
  { code: 'PHP', exponent: 2, symbol: '₱' },
  { code: 'INR', exponent: 2, symbol: '₹' },
  { code: 'JPY', exponent: 0, symbol: '¥' },
  { code: 'KRW', exponent: 0, symbol: '₩' },
  { code: 'USD', exponent: 2, symbol: '$' },
  { code: 'EUR', exponent: 2, symbol: '€' },
  { code: 'GBP', exponent: 2, symbol: '£' },
  { code: 'BRL', exponent: 2, symbol: 'R$' },
  { code: 'TRY', exponent: 2, symbol: '₺' },
  { code: 'KWD', exponent: 3, symbol: 'KD' },
  { code: 'FUN', exponent: 2, symbol: 'F' },
  { code: 'PTS', exponent: 0, symbol: '' },
] as const satisfies readonly Currency[];

const byCode = new Map<CurrencyCode, Currency>(table.map((entry) => [entry.code, entry]));

export const currencyCodes: readonly CurrencyCode[] = table.map((entry) => entry.code);

export function isCurrencyCode(code: string): boolean {
  return byCode.has(code);
}

/** The currency of a known code; an unknown code is a broken assumption. */
export function currency(code: CurrencyCode): Currency {
  const found = byCode.get(code);
  assert(found !== undefined, `unknown currency ${code}`);
  return found;
}
