import { isIdOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { openDemands } from '../../kyc/index.ts';
import { refuseSamePerson } from '../../operators/index.ts';
import { refuseStopped } from '../control/refuse-stopped.ts';
import { hasConfirmedDeposit } from '../deposits/has-confirmed-deposit.ts';
import { approversOf } from './approvers.ts';
import { memberHold } from './member-hold.ts';
import { payable } from './payable.ts';
import type { SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/**
 * What stands against paying a locked order, by whatever road. Refusals in order:
 * `order_state_conflict`, `payout_under_way`, `order_own_decision`, `order_own_ruling`,
 * `approval_decider_barred`, `order_own_confirmation`, `order_held_papers`, those of `refuseHold`,
 * `payouts_stopped`.
 */
export async function refusePayment(
  ctx: Ctx<OperatorActor>,
  order: Order,
  slices: readonly SliceRow[],
): Promise<void> {
  if (!payable.has(order.state)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  refuseUnderWay(slices);
  const approvers = await approversOf(ctx, order);
  if (approvers.includes(ctx.actor.id)) {
    throw new Refusal('order_own_decision');
  }
  if (order.ruledBy.includes(ctx.actor.id)) {
    throw new Refusal('order_own_ruling');
  }
  const rulers = order.ruledBy.filter((id) => isIdOf('opr', id));
  await refuseSamePerson(ctx, [...approvers, ...rulers], order.requestedAt);
  if (await hasConfirmedDeposit(ctx, order.memberId)) {
    throw new Refusal('order_own_confirmation');
  }
  if ((await openDemands(ctx, order.memberId)) > 0) {
    throw new Refusal('order_held_papers');
  }
  await refuseHold(ctx, order);
  await refuseStopped(ctx);
}

/** Refuses with `order_held_stop`, `order_held_change`. */
async function refuseHold(ctx: Ctx, { memberId }: Order): Promise<void> {
  const hold = await memberHold(ctx, memberId);
  switch (hold?.reason) {
    case 'account_stopped':
      throw new Refusal('order_held_stop');
    case 'money_held':
      throw new Refusal('order_held_change', { until: String(hold.until) });
    case undefined:
  }
}

/** Money that a provider may be sending now is neither sent again nor given back. */
export function refuseUnderWay(slices: readonly SliceRow[]): void {
  if (slices.some(({ state }) => state === 'ASSIGNED')) {
    throw new Refusal('payout_under_way');
  }
}
