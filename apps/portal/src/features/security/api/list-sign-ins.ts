import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listSignIns } from '@portal/protocol/calls/security';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

type Page = ReplyOf<Endpoints['listSignIns']>;

export const signInsQuery = infiniteQueryOptions({
  queryKey: securityKeys.signIns,
  initialPageParam: undefined as string | undefined,
  queryFn: async ({ pageParam: cursor, signal }) =>
    valueOf(await client.send(listSignIns, { query: { cursor }, signal })),
  getNextPageParam: (page: Page) => page.nextCursor ?? undefined,
});
