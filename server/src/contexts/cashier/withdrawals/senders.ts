import { isIdOf, type OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readPeople, refuseSamePerson } from '../../operators/index.ts';
import { selectSteps, type Order } from './store-withdrawals.ts';

const sendingReasons: ReadonlySet<string | null> = new Set(['sent', 'at_provider']);

/** Who sent a payment of an order, by hand or by a provider. */
export async function sendersOf(
  ctx: Ctx,
  { id }: Pick<Order, 'id'>,
): Promise<readonly OperatorId[]> {
  const steps = await selectSteps(ctx.tx, id);
  return steps
    .filter(({ reason }) => sendingReasons.has(reason))
    .map(({ byId }) => byId)
    .filter((byId) => byId !== null && isIdOf('opr', byId));
}

type Sent = Pick<Order, 'id' | 'requestedAt'>;

/** Whether whoever asks may be a person who sent a payment of this order. */
export async function isSenderOf(ctx: Ctx<OperatorActor>, order: Sent): Promise<boolean> {
  const people = await readPeople(ctx);
  const senders = await sendersOf(ctx, order);
  return senders.some((id) => people.areOne([ctx.actor.id, id], order.requestedAt));
}

/**
 * Whoever sent a payment does not say that it came back, nor does another account of theirs: alone
 * they would give the same money away twice (R44). Refusals in order: `order_own_payment`,
 * `approval_decider_barred`.
 */
export async function refuseOwnPayment(ctx: Ctx<OperatorActor>, order: Sent): Promise<void> {
  const senders = await sendersOf(ctx, order);
  if (senders.includes(ctx.actor.id)) {
    throw new Refusal('order_own_payment');
  }
  await refuseSamePerson(ctx, senders, order.requestedAt);
}
