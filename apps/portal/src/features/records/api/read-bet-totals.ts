import { readBetTotals } from '@portal/protocol/calls/bets';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';
import type { BetFilter } from '../record-filter.ts';

export function betTotalsQuery(query: BetFilter) {
  return queryOptions({
    queryKey: recordKeys.betTotals(query),
    queryFn: async ({ signal }) => valueOf(await client.send(readBetTotals, { query, signal })),
  });
}
