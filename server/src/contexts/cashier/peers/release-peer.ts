import type { Ctx } from '../../../platform/context.ts';
import type { PeerSettings } from '../settings.ts';
import { moveOrder } from '../withdrawals/move-order.ts';
import { closeSlice } from '../withdrawals/store-slices.ts';
import type { PeerPayment } from './lock-peer-payment.ts';
import { insertStrike } from './store-peers.ts';
import { tellPayer } from './tell-payer.ts';

/**
 * A payment that was promised is not made: its part waits for somebody else, and it counts against
 * whoever promised it. Both sides are locked, and the deposit has ended.
 */
export async function releasePeer(
  ctx: Ctx,
  { order, slice, deposit }: PeerPayment,
  end: { readonly reason: 'time_over' | 'asked_by_member'; readonly settings: PeerSettings },
): Promise<void> {
  const at = ctx.clock.now();
  const { id, amountMinor } = slice;
  await closeSlice(ctx.tx, { id, state: 'RELEASED', amountMinor, at });
  const { id: depositId, memberId } = deposit;
  await insertStrike(ctx.tx, { depositId, memberId, reason: end.reason, at });
  await tellPayer(ctx, deposit, 'released');
  const dueAt = at.add({ minutes: end.settings.matchMinutes });
  await moveOrder(ctx, order, { to: 'MATCHING', reason: 'peer_left', dueAt });
}
