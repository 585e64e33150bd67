import { assertDefined } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { mailAnswer } from '../mail-answer.ts';
import { type Feedback, type FeedbackId, lockFeedback, updateAnswer } from '../store.ts';
import { withPeople, type DeskFeedback } from './list-feedback.ts';

/**
 * Answers a message, once; the answer stands in the trail as the reason of the act. A member reads
 * it beside the question, a visitor gets it by e-mail. Refuses `not_found`, then
 * `feedback_answered`.
 */
export async function answerFeedback(
  env: Parameters<typeof mailAnswer>[0],
  ctx: Ctx<OperatorActor>,
  command: { readonly id: FeedbackId; readonly answer: string },
): Promise<DeskFeedback> {
  const { id, answer } = command;
  const feedback = await lockFeedback(ctx.tx, id);
  if (feedback === undefined) {
    throw new Refusal('not_found');
  }
  if (feedback.answer !== null) {
    throw new Refusal('feedback_answered');
  }
  const at = ctx.clock.now();
  const by = { id: ctx.actor.id, name: ctx.actor.name };
  await updateAnswer(ctx.tx, { id, text: answer, by, at });
  await recordAct(ctx, {
    action: 'feedback.answer',
    subject: subjectOf(feedback),
    after: { feedback: id },
    reason: answer.slice(0, 500),
  });
  await mailAnswer(env, ctx, { feedback, answer });
  const answered = { answer, answeredBy: by.id, answeredByName: by.name, answeredAt: at };
  const [shown] = await withPeople(ctx, [{ ...feedback, ...answered }]);
  return assertDefined(shown, 'the message that was just answered');
}

function subjectOf({ id, memberId }: Feedback) {
  return memberId === null ? { type: 'feedback', id } : { type: 'member', id: memberId };
}
