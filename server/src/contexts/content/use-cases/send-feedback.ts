import type { QuestionType } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { sealFor } from '../../../platform/secrets/picture-shelf.ts';
import { pictureShelf } from '../picture-shelf.ts';
import { countWaiting, insertFeedback } from '../store.ts';
import { insertPicture } from '../store-pictures.ts';
import { refuseLength, type WordRule } from '../word-rule.ts';
import type { OwnFeedback } from './list-own-feedback.ts';

/** More of one sender would only make everybody wait longer. */
export const mostWaiting = 5;

export interface FeedbackCommand {
  readonly questionType: QuestionType;
  readonly content: string;
  readonly rule: WordRule;
  readonly pictures?: readonly Uint8Array[];
}

/** Before pictures are drawn. Refuses `feedback_length`, then `feedback_waits`. */
export async function allowFeedback(
  ctx: Ctx<MemberActor>,
  { content, rule }: Pick<FeedbackCommand, 'content' | 'rule'>,
): Promise<void> {
  refuseLength(content, rule);
  if ((await countWaiting(ctx.tx, ctx.actor.id)) >= mostWaiting) {
    throw new Refusal('feedback_waits', { most: mostWaiting });
  }
}

/** Writes to the customer service; pictures come drawn anew. Refuses as `allowFeedback`. */
export async function sendFeedback(
  ctx: Ctx<MemberActor>,
  command: FeedbackCommand,
): Promise<OwnFeedback> {
  await allowFeedback(ctx, command);
  const { questionType, content, pictures = [] } = command;
  const memberId = ctx.actor.id;
  const sentAt = ctx.clock.now();
  const row = { id: ctx.ids.next('fbk'), memberId, questionType, content, sentAt };
  await insertFeedback(ctx.tx, row);
  for (const image of pictures) {
    const id = ctx.ids.next('fbp');
    const sealed = sealFor(ctx, pictureShelf, { id, image });
    await insertPicture(ctx.tx, { id, feedbackId: row.id, image: sealed, at: sentAt });
  }
  const unanswered = { answer: null, answeredBy: null, answeredByName: null, answeredAt: null };
  const noVisitor = { visitorName: null, visitorEmail: null, visitorLocale: null };
  const alone = { follows: null, followUp: undefined };
  return { ...row, ...noVisitor, ...unanswered, ...alone, pictures: pictures.length };
}
