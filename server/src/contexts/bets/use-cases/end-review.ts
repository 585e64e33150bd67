import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { closeReview, lockReview, type ReviewRow } from '../store-reviews.ts';

/**
 * Closes what somebody has looked at, once, with what came of it; money moves elsewhere, by a
 * command of the sender or a correction of the balance. Refuses `not_found`, then
 * `bet_review_closed`.
 */
export async function endReview(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: string; readonly note: string },
): Promise<ReviewRow> {
  const { id, note } = command;
  const review = await lockReview(ctx.tx, id);
  if (review === undefined) {
    throw new Refusal('not_found');
  }
  if (review.closedAt !== null) {
    throw new Refusal('bet_review_closed');
  }
  const at = ctx.clock.now();
  const { name } = ctx.actor;
  await closeReview(ctx.tx, { id, by: name, note, at });
  const { memberId } = review;
  await recordAct(ctx, {
    action: 'bet.close_review',
    subject:
      memberId === null ? { type: 'site', id: ctx.site.id } : { type: 'member', id: memberId },
    after: { review: id, transaction: review.subject },
    reason: note.slice(0, 500),
  });
  return { ...review, closedAt: at, closedBy: name, note };
}
