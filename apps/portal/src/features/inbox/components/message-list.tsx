import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { InboxMessage } from '../api/list-messages.ts';
import { useInboxActs } from '../hooks/use-inbox-acts.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { MessageRow } from './message-row.tsx';

/** As many as one call takes. */
const mostChosen = 50;

/** The lines of the inbox: one is open at a time, some may be chosen. */
export function MessageList(props: {
  readonly messages: readonly InboxMessage[];
  readonly more: { readonly has: boolean; readonly isBusy: boolean; readonly onMore: () => void };
}) {
  const { messages, more } = props;
  const t = useTranslations('inbox');
  const acts = useInboxActs();
  const [openId, setOpenId] = useState<string>();
  const [chosen, setChosen] = useState<readonly InboxMessage['id'][]>([]);
  const shown = chosen.filter((id) => messages.some((message) => message.id === id));
  const toggle = ({ id, isRead }: InboxMessage): void => {
    setOpenId(openId === id ? undefined : id);
    if (!isRead && openId !== id) {
      void acts.mark([id], true);
    }
  };
  const choose = ({ id }: InboxMessage): void => {
    setChosen(
      shown.includes(id)
        ? shown.filter((other) => other !== id)
        : [...shown, id].slice(-mostChosen),
    );
  };
  return (
    <>
      <ul className="m-0 mt-3 grid list-none gap-2 p-0">
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              isOpen={openId === message.id}
              isChosen={shown.includes(message.id)}
              onToggle={() => toggle(message)}
              onChoose={() => choose(message)}
            />
          </li>
        ))}
      </ul>
      {more.has && (
        <Button className="mt-3" busy={more.isBusy} onClick={more.onMore}>
          {t('older')}
        </Button>
      )}
      {shown.length > 0 && <ChosenBar ids={shown} onDone={() => setChosen([])} />}
    </>
  );
}
