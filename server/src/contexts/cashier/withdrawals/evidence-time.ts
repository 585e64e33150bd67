import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findDeposit, selectDepositSteps } from '../deposits/store-deposits.ts';
import { disputeHours, isSilent } from './answer-disputed.ts';
import { disputedOf } from './settle-dispute.ts';
import type { SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/**
 * Until when a dispute is not ruled on, because a side that has not spoken since it began still has
 * time for evidence (agents-loyalty-money.md E6); undefined once both have, or the time is over. A
 * receiver who denies a payment has spoken, and so has the house of a payment of its own: what it
 * knows it says by the ruling. Waiting for a side that has answered would only keep money away.
 */
export async function evidenceUntil(
  ctx: Ctx,
  order: Order,
  slices: readonly SliceRow[],
): Promise<Temporal.Instant | undefined> {
  const row = disputedOf(slices);
  if (order.state !== 'DISPUTED' || row === undefined) {
    return undefined;
  }
  const until = order.dueAt ?? order.stateAt.add({ hours: disputeHours });
  const isOver = Temporal.Instant.compare(until, ctx.clock.now()) <= 0;
  const areBothHeard = !isSilent(order) && (await isPayerHeard(ctx, row));
  return isOver || areBothHeard ? undefined : until;
}

/** Refuses with `evidence_time_open`. */
export async function refuseEarly(
  ctx: Ctx,
  order: Order,
  slices: readonly SliceRow[],
): Promise<void> {
  const until = await evidenceUntil(ctx, order, slices);
  if (until !== undefined) {
    throw new Refusal('evidence_time_open', { until: String(until) });
  }
}

/** A dispute begins, or begins anew, with a step of the other side in the payer's deposit. */
async function isPayerHeard(ctx: Ctx, { depositId }: SliceRow): Promise<boolean> {
  if (depositId === null) {
    return true;
  }
  const deposit = await findDeposit(ctx.tx, depositId);
  const steps = await selectDepositSteps(ctx.tx, depositId);
  return steps.at(-1)?.byId === deposit?.memberId;
}
