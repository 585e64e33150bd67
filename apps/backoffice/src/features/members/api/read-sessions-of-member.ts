import { readSessionsOfMember } from '@portal/protocol/calls/sessions-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

export function useSessionsOfMember(id: string) {
  return useQuery({
    queryKey: memberKeys.sessions(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readSessionsOfMember, { params: { id }, signal })),
  });
}
