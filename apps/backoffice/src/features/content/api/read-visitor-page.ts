import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readStatus } from '@portal/protocol/calls/site';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

type VisitorSite = ReplyOf<Endpoints['readStatus']>['info'];

/** What the portal knows of its site; undefined until it is here, and where it does not come. */
export function useVisitorSite(): VisitorSite | undefined {
  const { data } = useQuery({
    queryKey: ['visitor-site'],
    queryFn: async ({ signal }) => valueOf(await client.send(readStatus, { signal })),
  });
  return data?.info;
}
