import type { RedeemId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { lockRedeem, type Redeem, updateTracking } from '../store-redeems.ts';
import { tellShipped } from '../tell-shipped.ts';
import { waitsForParcel } from '../waits-for-parcel.ts';

/**
 * The parcel of an approved order was sent: its member reads under which number, once. Refuses
 * `not_found`, then `redeem_decided` where nothing waits to be sent.
 */
export async function shipRedeem(
  ctx: Ctx<OperatorActor>,
  { id, trackingNo }: { readonly id: RedeemId; readonly trackingNo: string },
): Promise<Redeem> {
  const order = await lockRedeem(ctx.tx, id);
  if (order === undefined) {
    throw new Refusal('not_found');
  }
  if (!waitsForParcel(order)) {
    throw new Refusal('redeem_decided', { state: order.state });
  }
  await updateTracking(ctx.tx, { id, trackingNo });
  await tellShipped(ctx, order, trackingNo);
  await recordAct(ctx, {
    action: 'points.ship_redeem',
    subject: { type: 'member', id: order.memberId },
    after: { redeem: id },
    // By the number whoever looks into the trail asks the carrier; a parcel needs no other reason.
    reason: trackingNo,
  });
  return { ...order, trackingNo };
}
