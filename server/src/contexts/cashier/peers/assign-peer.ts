import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { Deposit } from '../deposits/store-deposits.ts';
import { moveOrder } from '../withdrawals/move-order.ts';
import { insertSlice } from '../withdrawals/store-slices.ts';
import { findOrder } from '../withdrawals/store-withdrawals.ts';
import { peers } from './peers.ts';
import type { WaitingPeer } from './store-peers.ts';
import { tellPayer } from './tell-payer.ts';

/** A deposit takes on a part of a locked order; one payment of an order is under way at a time. */
export async function assignPeer(ctx: Ctx, peer: WaitingPeer, deposit: Deposit): Promise<void> {
  const { id: depositId, amountMinor, expiresAt: payBy } = deposit;
  const order = assertDefined(await findOrder(ctx.tx, peer.id), 'it is locked');
  await insertSlice(ctx.tx, {
    id: ctx.ids.next('slc'),
    withdrawalId: order.id,
    payer: peers,
    amountMinor,
    currency: order.currency,
    state: 'ASSIGNED',
    bankReference: null,
    at: ctx.clock.now(),
    confirmBy: null,
    depositId,
    payBy,
  });
  await tellPayer(ctx, deposit, 'pay_now');
  await moveOrder(ctx, order, {
    to: 'PAYING',
    reason: 'peer_found',
    dueAt: payBy,
    isBySite: true,
  });
}
