import type { Endpoints, ReplyOf } from '@portal/protocol';
import { listRebatePayments } from '@portal/protocol/calls/rebates';
import { valueOf } from '@portal/protocol/client';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { rebateKeys } from '../rebate-keys.ts';

export type RebatePayment = ReplyOf<Endpoints['listRebatePayments']>['content'][number];

export const rebatePaymentsQuery = infiniteQueryOptions({
  queryKey: rebateKeys.payments,
  queryFn: async ({ pageParam, signal }) => {
    const query = { cursor: pageParam };
    return valueOf(await client.send(listRebatePayments, { query, signal }));
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
});
