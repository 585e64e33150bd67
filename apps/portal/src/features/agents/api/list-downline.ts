import { listDownline } from '@portal/protocol/calls/agents';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';

/** The page shows how many there are; who they are is asked for elsewhere. */
const newest = '1';

/** How large the team is. */
export const downlineQuery = queryOptions({
  queryKey: ['agent', 'downline'],
  queryFn: async ({ signal }) =>
    valueOf(await client.send(listDownline, { query: { limit: newest }, signal })),
});
