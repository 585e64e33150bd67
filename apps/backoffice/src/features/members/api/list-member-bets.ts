import type { ReplyOf } from '@portal/protocol';
import { listMemberBets } from '@portal/protocol/calls/member-bets';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['listMemberBets'];
type Filter = NonNullable<Input<Read>['query']>;

export type BetLine = ReplyOf<Read>['content'][number];

export function useBets(id: string, filter: Filter) {
  return useInfiniteQuery(
    cursorPages(memberKeys.bets(id, filter), async (place, signal) =>
      valueOf(
        await client.send(listMemberBets, {
          params: { id },
          query: { ...filter, ...place },
          signal,
        }),
      ),
    ),
  );
}
