import type { ReplyOf } from '@portal/protocol';
import { readPayoutAccounts } from '@portal/protocol/calls/cashier';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type PayoutAccounts = ReplyOf<Endpoints['readPayoutAccounts']>;
export type PayoutAccount = PayoutAccounts['accounts'][number];

export function usePayoutAccounts() {
  return useQuery({
    queryKey: cashierKeys.accounts,
    queryFn: async ({ signal }) => valueOf(await client.send(readPayoutAccounts, { signal })),
  });
}
