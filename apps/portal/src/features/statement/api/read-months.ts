import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readProfitMonths, readProfitMonthsFile } from '@portal/protocol/calls/profit';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

export type Months = ReplyOf<Endpoints['readProfitMonths']>;

export const monthsQuery = queryOptions({
  queryKey: recordKeys.months,
  queryFn: async ({ signal }) => valueOf(await client.send(readProfitMonths, { signal })),
});

export function readMonthsFile() {
  return client.send(readProfitMonthsFile, {});
}
