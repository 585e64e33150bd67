import { wordCount, type QuestionType } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { countWaiting, insertFeedback, type Feedback } from '../store.ts';

/** More of one member would only make everybody wait longer. */
export const mostWaiting = 5;

export interface FeedbackCommand {
  readonly questionType: QuestionType;
  readonly content: string;
  /** Between how many words the site wants it. */
  readonly rule: { readonly leastWords: number; readonly mostWords: number };
}

/** Writes to the customer service. Refuses `feedback_length`, then `feedback_waits`. */
export async function sendFeedback(
  ctx: Ctx<MemberActor>,
  command: FeedbackCommand,
): Promise<Feedback> {
  const { questionType, content, rule } = command;
  const words = wordCount(content);
  if (words < rule.leastWords || words > rule.mostWords) {
    throw new Refusal('feedback_length', { least: rule.leastWords, most: rule.mostWords });
  }
  const memberId = ctx.actor.id;
  if ((await countWaiting(ctx.tx, memberId)) >= mostWaiting) {
    throw new Refusal('feedback_waits', { most: mostWaiting });
  }
  const sentAt = ctx.clock.now();
  const row = { id: ctx.ids.next('fbk'), memberId, questionType, content, sentAt };
  await insertFeedback(ctx.tx, row);
  return { ...row, answer: null, answeredBy: null, answeredByName: null, answeredAt: null };
}
