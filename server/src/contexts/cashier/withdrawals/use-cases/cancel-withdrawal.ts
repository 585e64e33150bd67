import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CashierSettings } from '../../settings.ts';
import { tellRequest } from '../../tell-request.ts';
import { cancellable, isCallBackOpen } from '../call-back.ts';
import { moveOrder } from '../move-order.ts';
import { giveBack } from '../payments.ts';
import { lockOrder, type Order } from '../store-withdrawals.ts';

/**
 * Its member calls a withdrawal back that nobody has granted; all of it lies in the balance again.
 * It counts as one that came back at the own wish (R16). Refusals in order: `not_found`,
 * `withdrawal_cancel_closed`, `order_state_conflict`.
 */
export async function cancelWithdrawal(
  ctx: Ctx<MemberActor>,
  id: WithdrawalId,
  settings: CashierSettings,
): Promise<Order> {
  const order = await lockOrder(ctx.tx, id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  if (!(await isCallBackOpen(ctx, order.memberId, settings))) {
    throw new Refusal('withdrawal_cancel_closed');
  }
  if (!cancellable.has(order.state)) {
    throw new Refusal('order_state_conflict', { state: order.state });
  }
  const aboutMinor = await giveBack(ctx, order);
  const move = { to: 'CANCELLED', reason: 'called_back', aboutMinor } as const;
  const after = await moveOrder(ctx, order, move);
  const { state: before } = order;
  await tellRequest(ctx, { action: 'member.cancel_withdrawal', order: after, before });
  return after;
}
