import type { ReplyOf } from '@portal/protocol';
import { valueOf, wire } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Read = Endpoints['readMember'];

export type MemberDetail = ReplyOf<Read>;

const readMember = wire<Read>({ method: 'GET', path: '/api/backoffice/members/{id}' });

export function useMember(id: string) {
  return useQuery({
    queryKey: memberKeys.one(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMember, { params: { id }, signal })),
  });
}
