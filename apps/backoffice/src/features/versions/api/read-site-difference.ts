import type { ReplyOf } from '@portal/protocol';
import { readSiteDifference } from '@portal/protocol/calls/site-versions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { versionKeys } from '../version-keys.ts';

export type SiteDifference = ReplyOf<Endpoints['readSiteDifference']>;

export function useSiteDifference({
  version,
  against,
}: {
  readonly version: number;
  readonly against: number;
}) {
  return useQuery({
    queryKey: versionKeys.difference(version, against),
    queryFn: async ({ signal }) => {
      const params = { version: String(version) };
      const query = { against: String(against) };
      return valueOf(await client.send(readSiteDifference, { params, query, signal }));
    },
  });
}
