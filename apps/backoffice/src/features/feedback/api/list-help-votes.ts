import { listHelpVotes } from '@portal/protocol/calls/content';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export const helpVotesQuery = queryOptions({
  queryKey: ['help', 'votes'],
  queryFn: async ({ signal }) => valueOf(await client.send(listHelpVotes, { signal })),
});
