import type { WithdrawalId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { CashierSettings } from '../../settings.ts';
import { findOrder } from '../store-withdrawals.ts';
import { type WholeOrder, wholeOrder } from '../whole.ts';

/** A member's own order. Refuses with `not_found`. */
export async function readWithdrawal(
  ctx: Ctx<MemberActor>,
  id: WithdrawalId,
  settings: CashierSettings,
): Promise<WholeOrder> {
  const order = await findOrder(ctx.tx, id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  return wholeOrder(ctx, order, settings);
}
