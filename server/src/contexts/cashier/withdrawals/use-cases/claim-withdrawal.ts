import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { selectComplaints } from '../../complaints/store-complaints.ts';
import { lockForDecision } from '../decidable.ts';
import { claimOrder } from '../store-withdrawals.ts';

/** How long nobody else decides about what somebody looks at. */
const claimMinutes = 10;

/** Refusals in order: `not_found`, `order_claimed`, `order_state_conflict`. */
export async function claimWithdrawal(ctx: Ctx<OperatorActor>, id: WithdrawalId): Promise<void> {
  const order = await lockForDecision(ctx, id);
  const complaints = await selectComplaints(ctx.tx, id);
  const isComplainedOf = complaints.some(({ state }) => state === 'OPEN');
  if (order.closedAt !== null && !isComplainedOf) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const until = ctx.clock.now().add({ minutes: claimMinutes });
  await claimOrder(ctx.tx, { id, by: ctx.actor.id, name: ctx.actor.name, until });
}
