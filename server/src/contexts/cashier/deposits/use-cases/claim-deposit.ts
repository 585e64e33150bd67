import type { DepositId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockDepositForDecision } from '../decidable-deposit.ts';
import { claimDeposit as keepClaim } from '../store-deposits.ts';

/** How long nobody else decides about what somebody looks at. */
const claimMinutes = 10;

/** Refusals in order: `not_found`, `order_claimed`, `order_state_conflict`. */
export async function claimDeposit(ctx: Ctx<OperatorActor>, id: DepositId): Promise<void> {
  const order = await lockDepositForDecision(ctx, id);
  if (order.closedAt !== null) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const until = ctx.clock.now().add({ minutes: claimMinutes });
  await keepClaim(ctx.tx, { id, by: ctx.actor.id, name: ctx.actor.name, until });
}
