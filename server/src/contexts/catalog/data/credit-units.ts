/** Smallest value of one slot credit by currency, in minor units: about one US cent each. */
export const creditUnits: Readonly<Record<string, bigint>> = {
  THB: 25n,
  VND: 200n,
  CNY: 5n,
  IDR: 10_000n,
  MYR: 5n,
  PHP: 50n,
  INR: 50n,
  JPY: 1n,
  KRW: 10n,
  USD: 1n,
  EUR: 1n,
  GBP: 1n,
  BRL: 5n,
  TRY: 25n,
  KWD: 5n,
  FUN: 1n,
};
