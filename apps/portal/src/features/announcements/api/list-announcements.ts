import { useLanguage } from '@portal/i18n/react';
import {
  type Endpoints,
  listedAnnouncements,
  type ListedAnnouncement,
  type ReplyOf,
} from '@portal/protocol';
import { listOwnAnnouncements } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { useViewer } from '../../../shared/site/viewer.ts';

export type Announcement = ReplyOf<Endpoints['listOwnAnnouncements']>['content'][number];

export interface AnnouncementView {
  readonly page: number;
  readonly pageSize?: number | undefined;
  readonly type?: ListedAnnouncement | undefined;
  /** Only those that were not read when they were asked for. */
  readonly isUnreadOnly?: boolean | undefined;
  /** Only those that are for agents alone. */
  readonly isForAgents?: boolean | undefined;
}

export function useAnnouncements(view: AnnouncementView) {
  const { page, pageSize = 10, type, isUnreadOnly = false, isForAgents = false } = view;
  const { code: language } = useLanguage();
  const { device } = useViewer();
  return useQuery({
    queryKey: ['announcements', language, page, pageSize, type, device, isUnreadOnly, isForAgents],
    queryFn: async ({ signal }) => {
      const query = {
        types: type ?? listedAnnouncements.join(','),
        language,
        page: String(page),
        pageSize: String(pageSize),
        device,
        ...(isUnreadOnly && { unread: 'yes' as const }),
        ...(isForAgents && { agents: 'yes' as const }),
      };
      return valueOf(await client.send(listOwnAnnouncements, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
