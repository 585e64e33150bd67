import { isIdOf, type OperatorId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
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

/**
 * Whoever sent a payment does not say that it came back: alone they would give the same money away
 * twice (R44). Refuses with `order_own_payment`.
 */
export async function refuseOwnPayment(
  ctx: Ctx<OperatorActor>,
  order: Pick<Order, 'id'>,
): Promise<void> {
  if ((await sendersOf(ctx, order)).includes(ctx.actor.id)) {
    throw new Refusal('order_own_payment');
  }
}
