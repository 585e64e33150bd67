import { listVendors } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';
import type { VendorCategory } from '../game.ts';
import { gameKeys, gamesFreshForMs } from '../game-keys.ts';
import { keptList } from '../kept-lists.ts';
import { gameViewer } from '../game-viewer.ts';

/**
 * The list is kept in the tab (portal.md, section 4), so that the navigation does not lose its
 * entries when a later call fails.
 */
export function vendorsQuery(language: string) {
  const { keep, read } = keptList<VendorCategory>('vendors', language);
  return queryOptions({
    queryKey: gameKeys.vendors(language),
    queryFn: async ({ signal }) =>
      keep(
        valueOf(await client.send(listVendors, { query: { language, ...gameViewer() }, signal })),
      ),
    initialData: () => read()?.list,
    initialDataUpdatedAt: () => read()?.atMs,
    staleTime: gamesFreshForMs,
  });
}
