import { currency, formatAmount } from '@portal/money';

/** Minor units of an amount of the wire, which always has all decimals of its currency. */
export function toMinor(amount: string): bigint {
  return BigInt(amount.replace('.', ''));
}

export function fromMinor(minor: bigint, code: string): string {
  return formatAmount(minor, currency(code));
}
