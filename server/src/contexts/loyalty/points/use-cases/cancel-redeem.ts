import type { RedeemId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import type { LoyaltyRules } from '../../loyalty-rules.ts';
import { cashOf } from '../books.ts';
import { cancellableUntil } from '../cancelling.ts';
import { settleRedeem } from '../settle-redeem.ts';
import { lockRedeem, type Redeem } from '../store-redeems.ts';

/**
 * Its member cancels an order within ten minutes, where the site lets: points and money come back
 * and the stock is free, as with a rejection, and the limit of the item counts it no more
 * (agents-loyalty-money.md D2). Refusals in order: `not_found`, `redeem_cancel_closed`,
 * `redeem_decided`.
 */
export async function cancelRedeem(
  ctx: Ctx<MemberActor>,
  id: RedeemId,
  rules: LoyaltyRules,
): Promise<Redeem> {
  const order = await lockRedeem(ctx.tx, id);
  if (order === undefined || order.memberId !== ctx.actor.id) {
    throw new Refusal('not_found');
  }
  const until = cancellableUntil(order, rules);
  if (until === undefined || Temporal.Instant.compare(ctx.clock.now(), until) >= 0) {
    throw new Refusal('redeem_cancel_closed');
  }
  if (order.state !== 'IN_PROCESS') {
    throw new Refusal('redeem_decided', { state: order.state });
  }
  // In the order of `decideRedeem`: the order, the purse, the stock.
  const purse = { account: cashOf(order.memberId), currency: order.currency };
  await lockAndLook(ctx, { accounts: [purse], debts: [] });
  const nobody = { remark: '', trackingNo: null, by: null };
  return settleRedeem(ctx, order, { decision: 'REJECTED', ...nobody });
}
