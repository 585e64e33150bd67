import type { ReplyOf } from '@portal/protocol';
import { readMemberSessions } from '@portal/protocol/calls/member-sessions-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

export type MemberSession = ReplyOf<Endpoints['readMemberSessions']>['sessions'][number];

export function useMemberSessions(id: string) {
  return useQuery({
    queryKey: memberKeys.sessions(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberSessions, { params: { id }, signal })),
  });
}
