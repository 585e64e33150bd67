import { useTranslations } from '@portal/i18n/react';
import { chatRooms } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChat } from '../../features/chat/api/list-chat.ts';
import { type ChatSearch, chatViews } from '../../features/chat/chat-search.ts';
import { useChatColumns } from '../../features/chat/components/chat-columns.tsx';
import { ChatSheet } from '../../features/chat/components/chat-sheet.tsx';
import { MutedMembers } from '../../features/chat/components/muted-members.tsx';
import { filterOf } from '../../shared/filter-of.ts';
import { QueuePage } from '../../shared/queue/queue-page.tsx';

/** The queue of moderators (BO-07): what was reported first comes first. */
export default function ChatPage() {
  const t = useTranslations('desk-chat');
  const title = useTranslations('desk-shell.places')('chat');
  const navigate = useNavigate();
  const search = useSearch({ from: '/chat' });
  const { view = 'reported', room, message } = search;
  const go = (change: Partial<ChatSearch>) =>
    void navigate({ to: '/chat', search: { ...search, ...change } });
  const columns = useChatColumns((id) => go({ message: id }));
  const talk = useChat({ view, ...(room === undefined ? {} : { room }) });
  return (
    <QueuePage
      ux="BO-07-chat"
      title={title}
      list={talk}
      rowKey={({ id }) => id}
      columns={columns}
      opened={message}
      onOpen={(id) => go({ message: id })}
      filters={[
        filterOf({
          id: 'view',
          label: t('view.label'),
          values: chatViews,
          textOf: (option) => t(`view.${option}`),
          value: view,
          onChange: (value) => go({ message: undefined, view: value }),
        }),
        filterOf({
          id: 'room',
          label: t('room.label'),
          values: chatRooms,
          textOf: (option) => t(`room.${option}`),
          all: t('room.any'),
          value: room,
          onChange: (value) => go({ message: undefined, room: value }),
        }),
      ]}
      onClear={() => void navigate({ to: '/chat', search: {} })}
      keys={[
        { keys: 'L', text: t('keys.dismiss') },
        { keys: 'R', text: t('keys.remove') },
        { keys: 'M', text: t('keys.mute') },
      ]}
      texts={{ empty: t(`empty.${view}`), emptyHint: t('emptyHint'), failed: t('failed') }}
      renderDrawer={({ queue, row, onClose }) => (
        <ChatSheet queue={queue} message={row} onClose={onClose} />
      )}
    >
      <MutedMembers />
    </QueuePage>
  );
}
