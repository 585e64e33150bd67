import { assertDefined, type CurrencyCode } from '@portal/money';

/**
 * What one pound of a stake cap is in minor units of each currency. The caps are set in pounds
 * (slots stake regulations 2025); a site that plays in another currency needs their worth, not
 * their figure. Round, and below the market rates of 2025, so that a rate that moves makes a cap
 * stricter before it makes it looser; docs/rules/protection.md has them as amounts.
 */
const minorPerPound: Readonly<Record<CurrencyCode, bigint>> = {
  GBP: 100n,
  EUR: 100n,
  USD: 100n,
  THB: 4000n,
  VND: 30_000n,
  CNY: 900n,
  IDR: 2_000_000n,
  MYR: 500n,
  PHP: 7000n,
  INR: 10_000n,
  JPY: 180n,
  KRW: 1750n,
  BRL: 650n,
  TRY: 4000n,
  KWD: 400n,
  // Neither is money; both as if they were pounds.
  FUN: 100n,
  PTS: 1n,
};

export function worthOfPounds(pounds: bigint, code: CurrencyCode): bigint {
  return pounds * assertDefined(minorPerPound[code], 'each currency has its worth of a pound');
}
