import type { ReplyOf } from '@portal/protocol';
import { readOperatorSessions } from '@portal/protocol/calls/operator-security';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { securityKeys } from '../security-keys.ts';

export type Session = ReplyOf<Endpoints['readOperatorSessions']>['sessions'][number];

export function useSessions() {
  return useQuery({
    queryKey: securityKeys.sessions,
    queryFn: async ({ signal }) => valueOf(await client.send(readOperatorSessions, { signal })),
  });
}
