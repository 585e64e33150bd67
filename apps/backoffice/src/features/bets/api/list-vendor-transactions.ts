import type { ReplyOf } from '@portal/protocol';
import { listVendorTransactions } from '@portal/protocol/calls/member-bets';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type VendorTransaction = ReplyOf<Endpoints['listVendorTransactions']>[number];

/** Nothing is asked before somebody named a transaction. */
export function useVendorTransactions(vendorCode: string, transactionId: string) {
  return useQuery({
    queryKey: ['bet-transactions', vendorCode, transactionId],
    enabled: transactionId !== '',
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(listVendorTransactions, {
          params: { vendorCode },
          query: { transactionId },
          signal,
        }),
      ),
  });
}
