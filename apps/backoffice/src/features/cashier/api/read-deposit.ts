import type { ReplyOf } from '@portal/protocol';
import { readQueuedDeposit } from '@portal/protocol/calls/deposits-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type ReviewedDeposit = ReplyOf<Endpoints['readQueuedDeposit']>;

export function useReviewedDeposit(id: string | undefined) {
  return useQuery({
    queryKey: cashierKeys.deposit(id ?? ''),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readQueuedDeposit, { params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
  });
}
