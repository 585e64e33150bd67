import type { RejectionReason } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { failPeer } from '../peers/end-peer.ts';
import { moveOrder } from './move-order.ts';
import { giveBack } from './payments.ts';
import { disputedOf } from './settle-dispute.ts';
import { closeSlice, selectSlices } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';
import { tellDecision } from './tell.ts';

/** Gives back what a locked order holds, and ends the payment in dispute with it. */
export async function giveBackRejected(
  ctx: Ctx<OperatorActor>,
  order: Order,
  rejection: { readonly code: RejectionReason; readonly reason: string },
): Promise<void> {
  const { code, reason } = rejection;
  const disputed = disputedOf(await selectSlices(ctx.tx, order.id));
  if (disputed !== undefined) {
    const { id, amountMinor } = disputed;
    await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor, at: ctx.clock.now() });
    await failPeer(ctx, disputed);
  }
  await giveBack(ctx, order);
  const after = await moveOrder(ctx, order, { to: 'REJECTED', reason: code });
  await tellDecision(ctx, {
    action: 'withdrawal.reject',
    before: order,
    after,
    reason,
    facts: { code },
  });
}
