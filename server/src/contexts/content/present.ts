import type { Endpoints, ReplyOf } from '@portal/protocol';
import { abilitiesOf } from '@portal/protocol';
import type { Feedback } from './store.ts';
import type { DeskFeedback } from './use-cases/list-feedback.ts';

export function presentOwn(
  row: Feedback & { readonly pictures: number },
): ReplyOf<Endpoints['sendFeedback']> {
  return { ...said(row), pictures: row.pictures };
}

function said(row: Feedback) {
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
  row: DeskFeedback,
  viewer: { readonly role: string },
): ReplyOf<Endpoints['answerFeedback']> {
  const mayAnswer = row.answer === null && abilitiesOf(viewer.role).includes('feedback.answer');
  return {
    ...said(row),
    pictureIds: [...row.pictureIds],
    memberId: row.memberId,
    account: row.account,
    visitor: visitorOf(row),
    answeredBy: row.answeredByName,
    abilities: mayAnswer ? ['answer'] : [],
  };
}

function visitorOf({ visitorName: name, visitorEmail: email }: Feedback) {
  return name === null || email === null ? null : { name, email };
}
