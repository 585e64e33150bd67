import type { ReplyOf } from '@portal/protocol';
import { listApprovals } from '@portal/protocol/calls/approvals';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { approvalKeys } from '../approval-keys.ts';

type List = Endpoints['listApprovals'];
type Search = Pick<NonNullable<Input<List>['query']>, 'view' | 'asker'>;

export type Approval = ReplyOf<List>['content'][number];

export function useApprovals(search: Search) {
  return useInfiniteQuery(
    cursorPages(approvalKeys.list(search), async (place, signal) =>
      valueOf(await client.send(listApprovals, { query: { ...search, ...place }, signal })),
    ),
  );
}
