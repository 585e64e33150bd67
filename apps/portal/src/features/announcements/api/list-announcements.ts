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
}

export function useAnnouncements({ page, pageSize = 10, type }: AnnouncementView) {
  const { code: language } = useLanguage();
  const { device } = useViewer();
  return useQuery({
    queryKey: ['announcements', language, page, pageSize, type, device],
    queryFn: async ({ signal }) => {
      const query = {
        types: type ?? listedAnnouncements.join(','),
        language,
        page: String(page),
        pageSize: String(pageSize),
        device,
      };
      return valueOf(await client.send(listOwnAnnouncements, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
