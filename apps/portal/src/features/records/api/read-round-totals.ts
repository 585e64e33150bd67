import { readRoundTotals } from '@portal/protocol/calls/rounds';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';
import type { RoundFilter } from '../round-filter.ts';

export function roundTotalsQuery(query: RoundFilter) {
  return queryOptions({
    queryKey: recordKeys.roundTotals(query),
    queryFn: async ({ signal }) => valueOf(await client.send(readRoundTotals, { query, signal })),
  });
}
