import type { Endpoints, ReplyOf } from '@portal/protocol';
import { abilitiesOf } from '@portal/protocol';
import { mayFollow } from './policy.ts';
import type { Feedback } from './store.ts';
import type { DeskFeedback } from './use-cases/list-feedback.ts';
import type { OwnFeedback } from './use-cases/list-own-feedback.ts';

export function presentOwn(row: OwnFeedback): ReplyOf<Endpoints['sendFeedback']> {
  const { questionType, pictures, followUp } = row;
  return {
    ...said(row),
    questionType,
    pictures,
    followUp: followUp === undefined ? null : said(followUp),
    abilities: mayFollow(row, followUp !== undefined) ? ['follow'] : [],
  };
}

function said(row: Feedback) {
  return {
    id: row.id,
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
    questionType: row.questionType,
    earlier: row.earlier === undefined ? null : said(row.earlier),
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
