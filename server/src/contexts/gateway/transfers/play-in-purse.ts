import type { CurrencyCode } from '@portal/money';
import type { Transfer } from '../../wallet/index.ts';
import type { purseAccounts } from './purse-accounts.ts';

/**
 * What was won or lost in a purse, as the difference between what the vendor says lies there and
 * what lies there by our books; nothing where both agree. It names what proves it.
 */
export function playInPurse(parts: {
  readonly accounts: ReturnType<typeof purseAccounts>;
  readonly saidMinor: bigint;
  readonly bookedMinor: bigint;
  readonly currency: CurrencyCode;
  readonly reference: string;
}): readonly Transfer[] {
  const { accounts, currency, reference } = parts;
  const wonMinor = parts.saidMinor - parts.bookedMinor;
  const { purse, play } = accounts;
  const shared = { debt: `purse-play:${reference}`, currency, reference };
  if (wonMinor === 0n) {
    return [];
  }
  return wonMinor > 0n
    ? [{ ...shared, type: 'purse_won', from: play, to: purse, amountMinor: wonMinor }]
    : [{ ...shared, type: 'purse_lost', from: purse, to: play, amountMinor: 0n - wonMinor }];
}
