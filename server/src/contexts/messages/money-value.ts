import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import type { MessageValue } from '@portal/protocol';

/** An amount of an event, which carries minor units as text. */
export function moneyValue(minor: string, code: string): MessageValue {
  const amount = isCurrencyCode(code) ? formatAmount(BigInt(minor), currency(code)) : minor;
  return { kind: 'money', amount, currency: code };
}
