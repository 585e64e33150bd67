import type { MemberId } from '@portal/protocol';
import { currency, parseAmount } from '@portal/money';
import { type Transfer, trialCurrency } from '../wallet/index.ts';
import { funPurseOf } from './account-path.ts';

/** A purse with less than this is empty: 10.00, more than the lowest stake of any game. */
export const emptyBelowMinor = 1000n;
/** How often a purse is filled again in one window of time. */
export const mostRefills = 5;
export const refillWindowSeconds = 3600;

/** What the site grants at a time; 0 where its configuration grants nothing. */
export function funCreditOf(site: { readonly trialCredit: string }): bigint {
  const amount = parseAmount(site.trialCredit, currency(trialCurrency));
  return amount.ok ? amount.value : 0n;
}

export function funCredit(grant: {
  readonly memberId: MemberId;
  readonly creditMinor: bigint;
  readonly debt: string;
}): Transfer {
  const { account, currency: code } = funPurseOf(grant.memberId);
  return {
    debt: grant.debt,
    type: 'trial_credit',
    from: 'house:trial-credit',
    to: account,
    amountMinor: grant.creditMinor,
    currency: code,
    reference: grant.memberId,
  };
}

/**
 * The debts of all refills that a purse may have in the window of a moment, the first one first.
 * Each is paid once for ever, so the count of a window lies in the ledger itself.
 */
export function refillDebts(memberId: MemberId, at: Temporal.Instant): readonly string[] {
  const window = Math.floor(at.epochMilliseconds / 1000 / refillWindowSeconds);
  return Array.from(
    { length: mostRefills },
    (_, index) => `fun_refill:${memberId}:${window}:${index + 1}`,
  );
}

/** Seconds until the next window begins, at least one. */
export function secondsLeft(at: Temporal.Instant): number {
  return refillWindowSeconds - (Math.floor(at.epochMilliseconds / 1000) % refillWindowSeconds);
}
