import { useTranslations } from '@portal/i18n/react';
import { Sheet } from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { QueueSteps } from '../../../shared/queue/queue-steps.tsx';
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
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-07-chat-message"
      isWhole
      isOpen={message !== undefined}
      onClose={onClose}
      title={t('one')}
      closeLabel={ui('close')}
      actions={<QueueSteps {...queue} />}
    >
      {message !== undefined && (
        <div className="grid gap-4">
          <Facts facts={factsOf(message, t)} />
          {message.abilities.length > 0 && (
            <ChatDecisionForm key={message.id} message={message} onDone={queue.advance} />
          )}
        </div>
      )}
    </Sheet>
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
