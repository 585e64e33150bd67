import type { LoyaltyRules } from '../loyalty-rules.ts';
import type { Redeem } from './store-redeems.ts';

/** So long after it was made a member may cancel an order (agents-loyalty-money.md D2). */
const cancelMinutes = 10;

/** Until when its member may cancel an order, were it not decided; undefined where no site lets. */
export function cancellableUntil(
  { appliedAt }: Pick<Redeem, 'appliedAt'>,
  rules: LoyaltyRules,
): Temporal.Instant | undefined {
  return rules.settings().allowCancel ? appliedAt.add({ minutes: cancelMinutes }) : undefined;
}

/** An order that came back without anybody of the house was cancelled by its member. */
export function isCancelled({ state, decidedBy }: Pick<Redeem, 'state' | 'decidedBy'>): boolean {
  return state === 'REJECTED' && decidedBy === null;
}
