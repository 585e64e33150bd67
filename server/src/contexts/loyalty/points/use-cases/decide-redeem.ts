import type { RedeemId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { lockAndLook } from '../../../wallet/index.ts';
import { cashOf } from '../books.ts';
import { settleRedeem } from '../settle-redeem.ts';
import { lockRedeem, type Redeem } from '../store-redeems.ts';

export interface RedeemDecision {
  readonly id: RedeemId;
  readonly decision: 'APPROVED' | 'REJECTED';
  readonly remark: string;
  readonly trackingNo: string | undefined;
}

/**
 * Decides an order of the mall, once; the remark is the reason in the trail, and the member reads
 * it. Refuses `not_found`, then `redeem_decided`.
 */
export async function decideRedeem(
  ctx: Ctx<OperatorActor>,
  command: RedeemDecision,
): Promise<Redeem> {
  const { id, decision, remark, trackingNo = null } = command;
  const order = await lockRedeem(ctx.tx, id);
  if (order === undefined) {
    throw new Refusal('not_found');
  }
  if (order.state !== 'IN_PROCESS') {
    throw new Refusal('redeem_decided', { state: order.state });
  }
  // Before the stock, as whoever orders: two who hold one and want the other would wait for ever.
  const purse = { account: cashOf(order.memberId), currency: order.currency };
  await lockAndLook(ctx, { accounts: [purse], debts: [] });
  const by = { id: ctx.actor.id, name: ctx.actor.name };
  const decided = await settleRedeem(ctx, order, { decision, remark, trackingNo, by });
  await recordAct(ctx, {
    action: decision === 'APPROVED' ? 'points.approve_redeem' : 'points.reject_redeem',
    subject: { type: 'member', id: order.memberId },
    before: { state: order.state },
    after: { state: decision, redeem: id, points: String(order.points) },
    reason: remark,
  });
  return decided;
}
