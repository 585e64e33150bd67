import type { ReceiptAnswer } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { tellPeerDispute } from '../peers/end-peer.ts';
import { keepProofs } from '../proofs/keep-proofs.ts';
import { refuseManyProofs } from '../proofs/refuse-many.ts';
import { noteStep } from './move-order.ts';
import { disputeSlice, type SliceRow } from './store-slices.ts';
import type { Order } from './store-withdrawals.ts';

/** How long both sides have for evidence (agents-loyalty-money.md E6). */
export const disputeHours = 24;

/** Whether the desk has a payment because its member said nothing, not because it did. */
export function isSilent(order: Pick<Order, 'state' | 'reason'>): boolean {
  return order.state === 'DISPUTED' && order.reason === 'receipt_unanswered';
}

/**
 * What a receiver says of a payment in dispute: after silence the answer itself, else more pictures
 * to what was said. That all arrived after all only a ruling says. Refuses with
 * `proofs_enough`.
 */
export async function answerDisputed(
  ctx: Ctx<MemberActor>,
  order: Order,
  statement: {
    readonly slice: SliceRow;
    readonly answer: ReceiptAnswer;
    readonly claimedMinor: bigint | null;
    readonly note: string | null;
    readonly pictures: readonly Buffer[];
  },
): Promise<Order> {
  const { slice, answer: reason, claimedMinor, note, pictures } = statement;
  const { id: sliceId, depositId } = slice;
  const adding = pictures.length;
  await refuseManyProofs(ctx, { side: 'receiver', sliceId, depositId, adding });
  await keepProofs(ctx, { memberId: order.memberId, subjectId: slice.id, pictures });
  if (!isSilent(order)) {
    return order;
  }
  await disputeSlice(ctx.tx, { id: slice.id, claimedMinor, note });
  const dueAt = ctx.clock.now().add({ hours: disputeHours });
  await tellPeerDispute(ctx, slice, dueAt);
  return noteStep(ctx, order, { reason, dueAt, note, aboutMinor: slice.amountMinor });
}

/** Refuses with `receipt_closed` what a payment cannot be said of any more. */
export function refuseClosed(order: Order, { state }: SliceRow, answer: ReceiptAnswer): void {
  const isEvidence = state === 'DISPUTED' && (answer !== 'received' || isSilent(order));
  if (state !== 'CLAIMED' && !isEvidence) {
    throw new Refusal('receipt_closed', { state });
  }
}
