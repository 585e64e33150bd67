import type { ReplyOf } from '@portal/protocol';
import { listFeedback } from '@portal/protocol/calls/content';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';

type List = Endpoints['listFeedback'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'questionType'>;

export type Feedback = ReplyOf<List>['content'][number];

export function useFeedback(search: Search) {
  return useInfiniteQuery(
    cursorPages(['feedback', 'list', search], async (place, signal) =>
      valueOf(await client.send(listFeedback, { query: { ...search, ...place }, signal })),
    ),
  );
}
