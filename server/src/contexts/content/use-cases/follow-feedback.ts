import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { mayFollow } from '../policy.ts';
import { countWaiting, insertFeedback, lockFeedback, type FeedbackId } from '../store.ts';
import { selectFollowUps } from '../store-follow-ups.ts';
import { refuseLength, type WordRule } from '../word-rule.ts';
import { withFollowUps, type OwnFeedback } from './list-own-feedback.ts';
import { mostWaiting } from './send-feedback.ts';

/**
 * Writes once more to a message of the caller that was answered (MC-24). It waits at the desk as a
 * message of its own. Refuses, in this order: `feedback_length`, `not_found`, `feedback_closed`,
 * `feedback_waits`.
 */
export async function followFeedback(
  ctx: Ctx<MemberActor>,
  command: { readonly id: FeedbackId; readonly content: string; readonly rule: WordRule },
): Promise<OwnFeedback> {
  const { id, content, rule } = command;
  refuseLength(content, rule);
  const memberId = ctx.actor.id;
  const first = await lockFeedback(ctx.tx, id);
  if (first?.memberId !== memberId) {
    throw new Refusal('not_found');
  }
  const followed = await selectFollowUps(ctx.tx, [id]);
  if (!mayFollow(first, followed.has(id))) {
    throw new Refusal('feedback_closed');
  }
  if ((await countWaiting(ctx.tx, memberId)) >= mostWaiting) {
    throw new Refusal('feedback_waits', { most: mostWaiting });
  }
  const { questionType } = first;
  const sentAt = ctx.clock.now();
  const next = ctx.ids.next('fbk');
  await insertFeedback(ctx.tx, { id: next, memberId, questionType, content, sentAt, follows: id });
  const [shown] = await withFollowUps(ctx, [first]);
  return assertDefined(shown, 'the message that was just followed');
}
