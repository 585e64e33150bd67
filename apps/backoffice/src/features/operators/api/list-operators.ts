import type { ReplyOf } from '@portal/protocol';
import { listOperators } from '@portal/protocol/calls/operators';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { operatorKeys } from '../operator-keys.ts';

type List = Endpoints['listOperators'];
type Search = Pick<NonNullable<Input<List>['query']>, 'state' | 'role'>;

export type OperatorLine = ReplyOf<List>['content'][number];

export function useOperators(search: Search) {
  return useInfiniteQuery(
    cursorPages(operatorKeys.list(search), async (place, signal) =>
      valueOf(await client.send(listOperators, { query: { ...search, ...place }, signal })),
    ),
  );
}
