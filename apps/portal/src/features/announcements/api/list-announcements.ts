import { useLanguage } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listAnnouncements } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

export type Announcement = ReplyOf<Endpoints['listAnnouncements']>['content'][number];

const pageSize = 10;
/** All but popups, which have a place of their own. */
const types = 'B,PL,PR,H';

export function useAnnouncements(page: number) {
  const { code: language } = useLanguage();
  return useQuery({
    queryKey: ['announcements', language, page],
    queryFn: async ({ signal }) => {
      const query = {
        types,
        platform: 'W',
        language,
        page: String(page),
        pageSize: String(pageSize),
      };
      return valueOf(await client.send(listAnnouncements, { query, signal }));
    },
    placeholderData: keepPreviousData,
  });
}
