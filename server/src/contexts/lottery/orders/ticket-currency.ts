import { assert, type CurrencyCode, isCurrencyCode } from '@portal/money';

/** The currency that an order was placed in, as its row has it. */
export function columnCurrency(code: string): CurrencyCode {
  assert(isCurrencyCode(code), `${code} is a currency`);
  return code;
}
