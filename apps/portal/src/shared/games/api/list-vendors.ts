import { listVendors } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';

export function vendorsQuery(language: string) {
  return queryOptions({
    queryKey: gameKeys.vendors(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listVendors, { query: { language }, signal })),
    staleTime: gamesFreshForMs,
  });
}
