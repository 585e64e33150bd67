import type { Redeem } from './store-redeems.ts';

/** Whether there is a parcel that was not sent yet. */
export function waitsForParcel(order: Pick<Redeem, 'kind' | 'state' | 'trackingNo'>): boolean {
  return order.kind === 'PHYSICAL' && order.state === 'APPROVED' && order.trackingNo === null;
}
