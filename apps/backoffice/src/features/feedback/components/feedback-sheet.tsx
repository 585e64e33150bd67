import { useTranslations } from '@portal/i18n/react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { Feedback } from '../api/list-feedback.ts';
import { AnswerForm } from './answer-form.tsx';
import { MessagePictures } from './message-pictures.tsx';
import { Sender } from './sender.tsx';

/** One message: who wrote it, what it says, and its answer. */
export function FeedbackSheet(props: {
  readonly feedback: Feedback | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { feedback, queue, onClose } = props;
  const t = useTranslations('desk-feedback');
  return (
    <QueueSheet
      ux="BO-07-message"
      isWhole
      title={t('one')}
      row={feedback}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <>
          <Facts facts={factsOf(row, t)} />
          <MessagePictures pictureIds={row.pictureIds} />
          {row.abilities.includes('answer') && (
            <AnswerForm key={row.id} feedback={row} onDone={queue.advance} />
          )}
        </>
      )}
    </QueueSheet>
  );
}

type Words = ReturnType<typeof useTranslations<'desk-feedback'>>;

function factsOf(feedback: Feedback, t: Words) {
  const { answer, answeredAt, answeredBy, earlier, visitor } = feedback;
  const text = (words: string) => <bdi className="whitespace-pre-line">{words}</bdi>;
  const asked = [
    { label: t('columns.account'), value: <Sender feedback={feedback} /> },
    ...(visitor === null
      ? []
      : [{ label: t('email'), value: <bdi dir="ltr">{visitor.email}</bdi> }]),
    { label: t('columns.type'), value: t(`types.${feedback.questionType}`) },
    { label: t('columns.sent'), value: <Moment at={feedback.sentAt} /> },
    ...(earlier === null
      ? []
      : [
          { label: t('earlier'), value: text(earlier.content), isWide: true },
          { label: t('earlierAnswer'), value: text(earlier.answer ?? ''), isWide: true },
        ]),
    { label: t('columns.content'), value: text(feedback.content), isWide: true },
  ];
  return answer === null
    ? asked
    : [
        ...asked,
        { label: t('answer'), value: text(answer), isWide: true },
        { label: t('answeredBy'), value: <bdi>{answeredBy}</bdi> },
        { label: t('answeredAt'), value: <Moment at={answeredAt} /> },
      ];
}
