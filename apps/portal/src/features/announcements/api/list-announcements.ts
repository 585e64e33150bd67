import { useLanguage } from '@portal/i18n/react';
import {
  type Endpoints,
  listedAnnouncements,
  type ListedAnnouncement,
  type ReplyOf,
} from '@portal/protocol';
import { listAnnouncements } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { useViewer } from '../../../shared/site/viewer.ts';

export type Announcement = ReplyOf<Endpoints['listAnnouncements']>['content'][number];

export interface AnnouncementView {
  readonly page: number;
  readonly pageSize?: number | undefined;
  readonly type?: ListedAnnouncement | undefined;
}

export function useAnnouncements({ page, pageSize = 10, type }: AnnouncementView) {
  const { code: language } = useLanguage();
  const { login, device, rank } = useViewer();
  return useQuery({
    queryKey: ['announcements', language, page, pageSize, type, login, device, rank],
    queryFn: async ({ signal }) => {
      const query = {
        types: type ?? listedAnnouncements.join(','),
        platform: 'W',
        language,
        page: String(page),
        pageSize: String(pageSize),
        device,
        rank: String(rank),
        ...(login !== undefined && { login }),
      };
      return valueOf(await client.send(listAnnouncements, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
