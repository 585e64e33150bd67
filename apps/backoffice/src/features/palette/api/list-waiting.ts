import { listApprovals } from '@portal/protocol/calls/approvals';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

/** What waits for a second person; a decision makes it stale, as it does the queue. */
export const waitingQuery = queryOptions({
  queryKey: ['approvals', 'waiting'],
  queryFn: async ({ signal }) =>
    valueOf(await client.send(listApprovals, { query: { view: 'waiting' }, signal })).content,
});
