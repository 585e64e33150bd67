import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listOwnFeedback } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

type Page = ReplyOf<Endpoints['listOwnFeedback']>;
export type OwnFeedback = Page['content'][number];

export const ownFeedbackQuery = infiniteQueryOptions({
  queryKey: ['feedback', 'own'],
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: cursor, signal }) =>
    valueOf(await client.send(listOwnFeedback, { query: { cursor }, signal })),
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
});
