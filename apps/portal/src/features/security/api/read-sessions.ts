import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readSessions } from '@portal/protocol/calls/security';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { securityKeys } from '../security-keys.ts';

export type SignIn = ReplyOf<Endpoints['readSessions']>['sessions'][number];

export const sessionsQuery = queryOptions({
  queryKey: securityKeys.sessions,
  queryFn: async ({ signal }) => valueOf(await client.send(readSessions, { signal })),
});
