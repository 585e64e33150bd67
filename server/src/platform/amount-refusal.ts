import { type Currency, largestMinor } from '@portal/money';
import type { ErrorCode } from '@portal/protocol';
import { Refusal } from './refusal.ts';

const positive = /^([1-9]\d*)(?:\.(\d+))?$/u;

/**
 * Why a text is no amount of a currency: whoever typed too much hears that, with
 * `amount_too_large`, and not that it has to be above zero.
 */
export function amountRefusal(text: string, unit: Currency, otherwise: ErrorCode): Refusal {
  const [, whole = '0', decimals = ''] = positive.exec(text) ?? [];
  const isTooLarge =
    decimals.length <= unit.exponent &&
    BigInt(whole + decimals.padEnd(unit.exponent, '0')) > largestMinor;
  return new Refusal(isTooLarge ? 'amount_too_large' : otherwise);
}
