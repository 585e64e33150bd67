import type { SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { authorOf } from '../author-of.ts';
import { insertStep, type Order } from '../withdrawals/store-withdrawals.ts';

/** What the member hears of a complaint. */
type ComplaintNews = 'made' | 'paid' | 'refused';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A payment that was counted as received is complained of, or the house has answered. */
    'cashier.complaint_told': {
      readonly withdrawalId: string;
      readonly sliceId: string;
      readonly memberId: string;
      readonly news: ComplaintNews;
      readonly amount: string;
      readonly currency: string;
    };
  }
}

/** Tells the member, and writes it among the steps of a locked order, whose state stays. */
export async function tellComplaint(
  ctx: Ctx,
  order: Order,
  complaint: {
    readonly id: SliceId;
    readonly amountMinor: bigint;
    readonly news: ComplaintNews;
    readonly note: string | null;
  },
): Promise<void> {
  const { id: sliceId, amountMinor, news, note } = complaint;
  const { id, state, memberId, currency } = order;
  const by = authorOf(ctx.actor);
  const reason = `complaint_${news}`;
  await insertStep(ctx.tx, { id, state, at: ctx.clock.now(), reason, note, by });
  const amount = String(amountMinor);
  await emit(ctx, {
    name: 'cashier.complaint_told',
    payload: { withdrawalId: id, sliceId, memberId, news, amount, currency },
  });
}
