import type { ReplyOf } from '@portal/protocol';
import { listApplications } from '@portal/protocol/calls/promotions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { promotionKeys } from '../promotion-keys.ts';

export type Application = ReplyOf<Endpoints['listApplications']>['content'][number];

export function useApplications(view: 'waiting' | 'approved' | 'refused') {
  return useInfiniteQuery(
    cursorPages(promotionKeys.applications(view), async (place, signal) =>
      valueOf(await client.send(listApplications, { query: { view, ...place }, signal })),
    ),
  );
}
