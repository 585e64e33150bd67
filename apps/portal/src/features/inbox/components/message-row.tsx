import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, Checkbox, ChevronDownIcon, classNames, Tag } from '@portal/ui';
import { useId } from 'react';
import type { InboxMessage } from '../api/list-messages.ts';
import { useInboxActs } from '../hooks/use-inbox-acts.ts';
import { useMessageTexts } from '../hooks/use-message-texts.ts';
import { MessageLink } from './message-link.tsx';

interface MessageRowProps {
  readonly message: InboxMessage;
  readonly isOpen: boolean;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

/** A line of the inbox; opened it says all, and counts as read. */
export function MessageRow(props: MessageRowProps) {
  const { message, isOpen, isChosen, onToggle, onChoose } = props;
  const t = useTranslations('inbox');
  const formats = useFormats();
  const { title, text } = useMessageTexts()(message);
  const bodyId = useId();
  return (
    <Card className="grid grid-cols-[auto_1fr] gap-x-2 p-2 sm:p-2">
      <Checkbox
        label={<span className="sr-only">{t('choose', { title })}</span>}
        checked={isChosen}
        onChange={onChoose}
      />
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
        className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 rounded-control px-1 text-start hover:bg-s2"
      >
        <span
          className={classNames('min-w-0 flex-1 basis-40 text-16', !message.isRead && 'font-bold')}
        >
          {title}
        </span>
        {!message.isRead && <Tag tone="info">{t('unread')}</Tag>}
        <time dateTime={message.sentAt} dir="ltr" className="text-13 text-text-2">
          {formats.fullDateTime(message.sentAt)}
        </time>
        <span className={classNames('text-text-3', isOpen && 'rotate-180')}>
          <ChevronDownIcon size={18} />
        </span>
      </button>
      <div id={bodyId} hidden={!isOpen} className="col-start-2 px-1 pt-1 pb-2">
        {isOpen && <MessageBody message={message} text={text} />}
      </div>
    </Card>
  );
}

function MessageBody({ message, text }: { readonly message: InboxMessage; readonly text: string }) {
  const t = useTranslations('inbox');
  const acts = useInboxActs();
  const { id, isRead, topic } = message;
  return (
    <>
      <p className="m-0 max-w-prose text-14 text-text-2">{text}</p>
      <p className="m-0 mt-1 text-13 text-text-3">{t(`topics.${topic}`)}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <MessageLink message={message} />
        <Button size="small" onClick={() => void acts.mark([id], !isRead)}>
          {t(isRead ? 'markUnread' : 'markRead')}
        </Button>
        <Button size="small" onClick={() => void acts.remove([id])}>
          {t('delete')}
        </Button>
      </div>
    </>
  );
}
