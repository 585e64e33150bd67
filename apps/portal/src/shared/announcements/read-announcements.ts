import type { AudienceDevice } from '@portal/protocol';
import {
  readAnnouncementMarks,
  markAllAnnouncements,
  markAnnouncements,
} from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { forgetBadges } from '../badges/badges.ts';
import { client } from '../client/portal-client.ts';
import { useMember } from '../session/session.ts';

const queryKey = ['announcements', 'read'] as const;

/**
 * What the member has read, on whatever device (MC-20). A mark stands at once; one that did not
 * arrive is taken back when the list is asked for again.
 */
export function useReadAnnouncements() {
  const isMember = useMember() !== undefined;
  const queries = useQueryClient();
  const read = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      new Set(valueOf(await client.send(readAnnouncementMarks, { signal })).ids),
    enabled: isMember,
  });
  const isRead = (id: string) => read.data?.has(id) ?? true;
  const settle = async (mark: Promise<{ readonly ok: boolean }>, isShown: boolean) => {
    const { ok } = await mark;
    forgetBadges(queries);
    if (!ok || !isShown) {
      await queries.invalidateQueries({ queryKey });
    }
  };
  const show = (ids: readonly string[]) =>
    queries.setQueryData<ReadonlySet<string>>(
      queryKey,
      (marks) => marks && new Set([...marks, ...ids]),
    );
  const markSome = (ids: readonly string[]): void => {
    const fresh = ids.filter((id) => !isRead(id));
    if (isMember && fresh.length > 0) {
      show(fresh);
      void settle(client.send(markAnnouncements, { body: { ids: fresh } }), true);
    }
  };
  return {
    read,
    isRead,
    markRead: (id: string) => markSome([id]),
    markSome,
    /** Those of this page at once; which others the server marked is known once it is asked. */
    markAll: (ids: readonly string[], device: AudienceDevice) => {
      show(ids);
      void settle(client.send(markAllAnnouncements, { body: { device } }), false);
    },
  };
}
