import { readMemberBetTotals } from '@portal/protocol/calls/member-bets';
import type { Input } from '@portal/protocol/client';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { memberKeys } from '../member-keys.ts';

type Filter = NonNullable<Input<Endpoints['readMemberBetTotals']>['query']>;

export function useBetTotals(id: string, query: Filter) {
  return useQuery({
    queryKey: memberKeys.betTotals(id, query),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readMemberBetTotals, { params: { id }, query, signal })),
  });
}
