import { readMemberFunds } from '@portal/protocol/calls/funds';
import { valueOf } from '@portal/protocol/client';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

export function useMemberFunds(id: string) {
  return useQuery({
    queryKey: memberKeys.funds(id),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberFunds, { params: { id }, signal })),
  });
}
