import { useTranslations } from '@portal/i18n/react';
import { type ChatRoom, chatRooms } from '@portal/protocol';
import { Dialog, Tabs } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { launchQuery } from '../api/launch-chat.ts';
import { readChatSearch } from '../chat-search.ts';
import type { ChatDetails } from '../dialogs.ts';
import { ChatWriter } from './chat-writer.tsx';
import { RoomTalk } from './room-talk.tsx';

/** The rooms of the chat, one at a time (M-12). */
export function ChatDialog({ details, onClose }: DialogProps<ChatDetails>) {
  const t = useTranslations('chat');
  const common = useTranslations('common.actions');
  const address = readChatSearch(useSearch({ strict: false }));
  const [room, setRoom] = useState<ChatRoom>(details.room ?? address.room ?? 'lounge');
  const launch = useQuery(launchQuery(room));
  return (
    <Dialog
      ux="M-12"
      kind="reading"
      isOpen
      onClose={onClose}
      title={t('title')}
      closeLabel={common('close')}
    >
      {launch.error !== null ? (
        <LoadFailed error={launch.error} onRetry={() => void launch.refetch()} />
      ) : (
        <Tabs
          label={t('rooms')}
          tabs={(launch.data?.rooms ?? chatRooms).map((value) => ({
            value,
            label: t(`room.${value}`),
          }))}
          value={room}
          onChange={setRoom}
        >
          <RoomTalk key={room} room={room} mayWrite={launch.data?.mayWrite === true} />
          {launch.data === undefined ? (
            <StillLoading />
          ) : (
            <ChatWriter room={room} launched={launch.data} />
          )}
        </Tabs>
      )}
    </Dialog>
  );
}
