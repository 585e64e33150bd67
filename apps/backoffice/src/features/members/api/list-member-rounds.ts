import type { ReplyOf } from '@portal/protocol';
import { listMemberRounds } from '@portal/protocol/calls/backoffice';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['listMemberRounds'];
type Filter = NonNullable<Input<Read>['query']>;

export type RoundLine = ReplyOf<Read>['content'][number];

export function useRounds(id: string, filter: Filter) {
  return useInfiniteQuery(
    cursorPages(memberKeys.rounds(id, filter), async (place, signal) =>
      valueOf(
        await client.send(listMemberRounds, {
          params: { id },
          query: { ...filter, ...place },
          signal,
        }),
      ),
    ),
  );
}
