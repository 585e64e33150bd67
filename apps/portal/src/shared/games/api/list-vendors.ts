import { listVendors } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import { keepVendors, keptVendors } from '../kept-vendors.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';

/**
 * The list is kept in the tab (portal.md, section 4), so that the navigation does not lose its
 * entries when a later call fails.
 */
export function vendorsQuery(language: string) {
  const kept = () => keptVendors(language);
  return queryOptions({
    queryKey: gameKeys.vendors(language),
    queryFn: async ({ signal }) => {
      const list = valueOf(await client.send(listVendors, { query: { language }, signal }));
      keepVendors(language, list);
      return list;
    },
    initialData: () => kept()?.list,
    initialDataUpdatedAt: () => kept()?.atMs,
    staleTime: gamesFreshForMs,
  });
}
