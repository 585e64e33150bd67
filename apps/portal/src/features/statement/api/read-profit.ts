import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readProfit, readProfitFile } from '@portal/protocol/calls/profit';
import { valueOf } from '@portal/protocol/client';
import type { DayRange } from '@portal/ui';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { recordKeys } from '../../../shared/records/record-keys.ts';

export type Profit = ReplyOf<Endpoints['readProfit']>;

export function profitQuery({ from, to }: DayRange) {
  return queryOptions({
    queryKey: recordKeys.profit(from, to),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readProfit, { query: { from, to }, signal })),
    placeholderData: keepPreviousData,
  });
}

export function readFile({ from, to }: DayRange) {
  return client.send(readProfitFile, { query: { from, to } });
}
