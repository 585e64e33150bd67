import { useTranslations } from '@portal/i18n/react';
import { type ChatRoom, roomTopic } from '@portal/protocol';
import { Button } from '@portal/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { topicTable } from '../../../shared/realtime/topic-table.ts';
import { messagesQuery } from '../api/list-messages.ts';
import { ChatLine } from './chat-line.tsx';

interface RoomProps {
  readonly room: ChatRoom;
  readonly mayWrite: boolean;
}

/** What was said in a room, the newest at the foot, kept in step by the line of this tab. */
export function RoomTalk({ room, mayWrite }: RoomProps) {
  const t = useTranslations('chat');
  const queries = useQueryClient();
  const talk = useInfiniteQuery(messagesQuery(room));
  const lines = talk.data?.pages.flatMap(({ content }) => content);
  const list = useFoot(lines?.[0]?.id);
  useEffect(() => {
    const readAgain = (): void => void queries.invalidateQueries(messagesQuery(room));
    // Also once it is followed: what was said since the first reading is in no hint.
    return topicTable.follow(roomTopic(room), readAgain, readAgain);
  }, [queries, room]);
  if (talk.error !== null && lines === undefined) {
    return <LoadFailed error={talk.error} onRetry={() => void talk.refetch()} />;
  }
  return (
    <div
      ref={list}
      role="region"
      aria-label={t(`room.${room}`)}
      aria-busy={talk.isPending}
      // A keyboard scrolls what it can reach.
      tabIndex={0}
      className="h-[45dvb] overflow-y-auto py-2"
    >
      {talk.isPending && <StillLoading />}
      {talk.hasNextPage && (
        <Button
          className="mx-auto mb-2"
          size="touch"
          busy={talk.isFetchingNextPage}
          onClick={() => void talk.fetchNextPage()}
        >
          {t('older')}
        </Button>
      )}
      {lines?.length === 0 && <p className="text-center text-14 text-text-3">{t('empty')}</p>}
      <div role="log" aria-label={t('said')}>
        <ol className="m-0 grid list-none gap-1 p-0">
          {lines?.toReversed().map((line) => (
            <ChatLine key={line.id} line={line} mayReport={mayWrite && !line.isOwn} />
          ))}
        </ol>
      </div>
    </div>
  );
}

/** So near to the foot somebody reads along; further up they read what was. */
const nearPixels = 160;

/** Goes along with the newest line while its reader is at the foot. */
function useFoot(newestId: string | undefined) {
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    const { current } = place;
    if (current === null || newestId === undefined) {
      return;
    }
    const left = current.scrollHeight - current.scrollTop - current.clientHeight;
    if (isFirst.current || left < nearPixels) {
      current.scrollTop = current.scrollHeight;
      isFirst.current = false;
    }
  }, [newestId]);
  return place;
}
