import type { FeedbackPictureId, OperatorId, PrefixedId, QuestionType } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'feedback.id': PrefixedId<'fbk'>;
  readonly 'feedback.follows': PrefixedId<'fbk'>;
  readonly 'feedback.question_type': QuestionType;
  readonly 'feedback.answered_by': OperatorId;
  readonly 'feedback_pictures.id': FeedbackPictureId;
  readonly 'feedback_pictures.feedback_id': PrefixedId<'fbk'>;
}
