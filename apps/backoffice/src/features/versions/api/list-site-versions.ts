import type { ReplyOf } from '@portal/protocol';
import { listSiteVersions } from '@portal/protocol/calls/site-versions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cursorPages } from '../../../shared/cursor-pages.ts';
import { versionKeys } from '../version-keys.ts';

export type SiteVersion = ReplyOf<Endpoints['listSiteVersions']>['content'][number];

export function useSiteVersions() {
  return useInfiniteQuery(
    cursorPages(versionKeys.list, async (place, signal) =>
      valueOf(await client.send(listSiteVersions, { query: place, signal })),
    ),
  );
}
