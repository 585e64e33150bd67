import type { ReplyOf } from '@portal/protocol';
import { readTransferTerms } from '@portal/protocol/calls/transfers';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type TransferTerms = ReplyOf<Endpoints['readTransferTerms']>;

export function useTransferTerms() {
  return useQuery({
    queryKey: cashierKeys.transferTerms,
    queryFn: async ({ signal }) => valueOf(await client.send(readTransferTerms, { signal })),
  });
}
