import { readBonusBars } from '@portal/protocol/calls/rewards';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';

const freshForMs = 60_000;

/** Games that the member's open bonuses do not allow; taking one or giving it up asks again. */
export const bonusBarsQuery = queryOptions({
  queryKey: ['bonusBars'],
  queryFn: async ({ signal }) => valueOf(await client.send(readBonusBars, { signal })),
  staleTime: freshForMs,
});
