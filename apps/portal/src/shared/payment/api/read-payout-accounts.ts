import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readPayoutAccounts } from '@portal/protocol/calls/cashier';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../client/portal-client.ts';

export type PayoutAccounts = ReplyOf<Endpoints['readPayoutAccounts']>;

/** Where a member is paid; part of what the cashier forgets when an order moves. */
export const payoutAccountsQuery = queryOptions({
  queryKey: ['cashier', 'accounts'],
  queryFn: async ({ signal }) => valueOf(await client.send(readPayoutAccounts, { signal })),
});
