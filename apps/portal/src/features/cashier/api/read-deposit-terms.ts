import type { ReplyOf } from '@portal/protocol';
import { readDepositTerms } from '@portal/protocol/calls/deposits';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type DepositTerms = ReplyOf<Endpoints['readDepositTerms']>;
export type DepositChannel = DepositTerms['channels'][number];

export function useDepositTerms() {
  return useQuery({
    queryKey: cashierKeys.depositTerms,
    queryFn: async ({ signal }) => valueOf(await client.send(readDepositTerms, { signal })),
  });
}
