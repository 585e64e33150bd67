import { readStatementTotals } from '@portal/protocol/calls/wallet';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';
import type { LineFilter } from '../record-filter.ts';

export function statementTotalsQuery(query: LineFilter) {
  return queryOptions({
    queryKey: recordKeys.statementTotals(query),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readStatementTotals, { query, signal })),
  });
}
