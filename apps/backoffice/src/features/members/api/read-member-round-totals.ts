import { readMemberRoundTotals } from '@portal/protocol/calls/backoffice';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Filter = NonNullable<Input<Endpoints['readMemberRoundTotals']>['query']>;

export function useRoundTotals(id: string, query: Filter) {
  return useQuery({
    queryKey: memberKeys.roundTotals(id, query),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberRoundTotals, { params: { id }, query, signal })),
  });
}
