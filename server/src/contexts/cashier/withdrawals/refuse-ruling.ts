import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readPeople, refuseSamePerson } from '../../operators/index.ts';
import { approversOf } from './approvers.ts';
import { sendersOf } from './senders.ts';
import type { Order } from './store-withdrawals.ts';

/** Whoever approved a payment or sent it is a side of the dispute about it, and no judge (R44). */
async function sidesOf(ctx: Ctx, order: Order) {
  return [...(await approversOf(ctx, order)), ...(await sendersOf(ctx, order))];
}

/** Whether whoever asks may be a person who approved or paid this order. */
export async function isSideOf(ctx: Ctx<OperatorActor>, order: Order): Promise<boolean> {
  const people = await readPeople(ctx);
  const sides = await sidesOf(ctx, order);
  return sides.some((id) => people.areOne([ctx.actor.id, id], order.requestedAt));
}

/**
 * Who ended a dispute is neither who approved the order nor who sent a payment of it, and no other
 * account of theirs. Refusals in order: `order_own_dispute`, `approval_decider_barred`.
 */
export async function refuseSide(ctx: Ctx<OperatorActor>, order: Order): Promise<void> {
  const sides = await sidesOf(ctx, order);
  if (sides.includes(ctx.actor.id)) {
    throw new Refusal('order_own_dispute');
  }
  await refuseSamePerson(ctx, sides, order.requestedAt);
}
