import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import type { Redeem } from './store-redeems.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** The parcel of an order of the points mall was sent. */
    'loyalty.redeem_shipped': {
      readonly redeemId: Redeem['id'];
      readonly memberId: Redeem['memberId'];
      readonly trackingNo: string;
    };
  }
}

export async function tellShipped(
  ctx: Ctx,
  { id: redeemId, memberId }: Redeem,
  trackingNo: string,
): Promise<void> {
  await emit(ctx, {
    name: 'loyalty.redeem_shipped',
    payload: { redeemId, memberId, trackingNo },
  });
}
