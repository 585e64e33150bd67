import { useTranslations } from '@portal/i18n/react';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { QueueSheet } from '../../../shared/queue/queue-sheet.tsx';
import type { Queue } from '../../../shared/queue/use-queue.ts';
import type { DeskChatMessage } from '../api/list-chat.ts';
import { ChatDecisionForm } from './chat-decision.tsx';

/** One message: who said it where, why others mind it, and what becomes of it. */
export function ChatSheet(props: {
  readonly message: DeskChatMessage | undefined;
  readonly queue: Queue;
  readonly onClose: () => void;
}) {
  const { message, queue, onClose } = props;
  const t = useTranslations('desk-chat');
  return (
    <QueueSheet
      ux="BO-07-chat-message"
      isWhole
      title={t('one')}
      row={message}
      queue={queue}
      onClose={onClose}
    >
      {(row) => (
        <>
          <Facts facts={factsOf(row, t)} />
          {row.abilities.length > 0 && (
            <ChatDecisionForm key={row.id} message={row} onDone={queue.advance} />
          )}
        </>
      )}
    </QueueSheet>
  );
}

type Words = ReturnType<typeof useTranslations<'desk-chat'>>;

function factsOf(message: DeskChatMessage, t: Words) {
  const text = (words: string) => <bdi className="whitespace-pre-line">{words}</bdi>;
  const { decision, decidedBy, decidedReason } = message;
  const reasons = message.reasons.map((reason) => t(`reason.${reason}`)).join(', ');
  const said = [
    { label: t('columns.account'), value: <bdi>{message.account}</bdi> },
    { label: t('columns.room'), value: t(`room.${message.room}`) },
    { label: t('columns.sent'), value: <Moment at={message.sentAt} /> },
    { label: t('columns.reasons'), value: reasons === '' ? '–' : reasons },
    { label: t('columns.content'), value: text(message.content), isWide: true },
  ];
  return decision === null
    ? said
    : [
        ...said,
        { label: t('columns.decision'), value: t(`decision.${decision}`) },
        { label: t('decidedBy'), value: <bdi>{decidedBy}</bdi> },
        { label: t('decidedReason'), value: text(decidedReason ?? ''), isWide: true },
      ];
}
