import type { SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { Order } from '../withdrawals/store-withdrawals.ts';
import { closeComplaint, selectComplaints } from './store-complaints.ts';

/**
 * The bank sent a payment of a locked order back, which answers a complaint about it. Says whether
 * the house had paid it anew, so that what came back is the house's.
 */
export async function endByReturn(ctx: Ctx, order: Order, id: SliceId): Promise<boolean> {
  const complaint = (await selectComplaints(ctx.tx, order.id)).find((row) => row.id === id);
  if (complaint?.state === 'OPEN') {
    const by = ctx.actor.kind === 'operator' ? [ctx.actor.id] : [];
    const end = { id, state: 'RETURNED', refusal: null, by, at: ctx.clock.now() } as const;
    await closeComplaint(ctx.tx, end);
  }
  return complaint?.state === 'PAID';
}
