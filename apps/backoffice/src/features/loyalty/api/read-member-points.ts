import { readMemberPoints } from '@portal/protocol/calls/points-desk';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export function useMemberPoints(id: string) {
  return useQuery({
    queryKey: ['members', id, 'points'],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberPoints, { params: { id }, signal })),
  });
}
