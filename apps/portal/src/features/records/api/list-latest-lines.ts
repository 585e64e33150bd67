import { listStatementLines } from '@portal/protocol/calls/wallet';
import { valueOf } from '@portal/protocol/client';
import type { DayRange } from '@portal/ui';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

/** design-brief.md 1.5: the wallet shows the last three. */
const limit = '3';

export function latestLinesQuery(range: DayRange) {
  return queryOptions({
    queryKey: recordKeys.statement({ ...range, limit }),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(listStatementLines, { query: { ...range, limit }, signal })),
  });
}
