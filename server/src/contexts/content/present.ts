import type { Endpoints, ReplyOf } from '@portal/protocol';
import { abilitiesOf } from '@portal/protocol';
import type { Feedback } from './store.ts';

export function presentOwn(row: Feedback): ReplyOf<Endpoints['sendFeedback']> {
  return {
    id: row.id,
    questionType: row.questionType,
    content: row.content,
    sentAt: String(row.sentAt),
    answer: row.answer,
    answeredAt: row.answeredAt === null ? null : String(row.answeredAt),
  };
}

export function presentForDesk(
  row: Feedback & { readonly account: string },
  viewer: { readonly role: string },
): ReplyOf<Endpoints['answerFeedback']> {
  const mayAnswer = row.answer === null && abilitiesOf(viewer.role).includes('feedback.answer');
  return {
    ...presentOwn(row),
    memberId: row.memberId,
    account: row.account,
    answeredBy: row.answeredByName,
    abilities: mayAnswer ? ['answer'] : [],
  };
}
