import { useTranslations } from '@portal/i18n/react';
import { chatRooms } from '@portal/protocol';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useChat } from '../../features/chat/api/list-chat.ts';
import { type ChatSearch, chatViews } from '../../features/chat/chat-search.ts';
import { useChatColumns } from '../../features/chat/components/chat-columns.tsx';
import { ChatSheet } from '../../features/chat/components/chat-sheet.tsx';
import { MutedMembers } from '../../features/chat/components/muted-members.tsx';
import { OlderButton, rowsOf } from '../../shared/cursor-table.tsx';
import { ListPage } from '../../shared/list-page.tsx';
import { ShortcutsButton } from '../../shared/queue/shortcuts-button.tsx';
import { useQueue } from '../../shared/queue/use-queue.ts';

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
  const rows = rowsOf(talk);
  const queue = useQueue({
    keys: rows?.map(({ id }) => id) ?? [],
    opened: message,
    onOpen: (id) => go({ message: id }),
    more: { has: talk.hasNextPage, onMore: () => void talk.fetchNextPage() },
  });
  return (
    <>
      <ListPage
        ux="BO-07-chat"
        title={title}
        filters={[
          {
            id: 'view',
            label: t('view.label'),
            value: view,
            options: chatViews.map((value) => ({ value, label: t(`view.${value}`) })),
            onChange: (value) =>
              go({ message: undefined, view: chatViews.find((option) => option === value) }),
          },
          {
            id: 'room',
            label: t('room.label'),
            value: room ?? 'any',
            options: (['any', ...chatRooms] as const).map((value) => ({
              value,
              label: t(`room.${value}`),
            })),
            onChange: (value) =>
              go({ message: undefined, room: chatRooms.find((option) => option === value) }),
          },
        ]}
        end={
          <ShortcutsButton
            lines={[
              { keys: 'L', text: t('keys.dismiss') },
              { keys: 'R', text: t('keys.remove') },
              { keys: 'M', text: t('keys.mute') },
            ]}
          />
        }
        onClear={() => void navigate({ to: '/chat', search: {} })}
        query={{
          data: rows,
          error: talk.error,
          isStale: talk.isPlaceholderData,
          refetch: () => void talk.refetch(),
        }}
        columns={columns}
        rowKey={(row) => row.id}
        texts={{
          empty: t(`empty.${view}`),
          emptyHint: t('emptyHint'),
          nothing: t(`empty.${view}`),
          failed: t('failed'),
        }}
        footer={<OlderButton query={talk} />}
      />
      <MutedMembers />
      <ChatSheet
        queue={queue}
        message={rows?.find(({ id }) => id === message)}
        onClose={() => go({ message: undefined })}
      />
    </>
  );
}
