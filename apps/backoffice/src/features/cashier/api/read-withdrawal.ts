import type { ReplyOf } from '@portal/protocol';
import { readQueuedWithdrawal } from '@portal/protocol/calls/withdrawals-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type ReviewedWithdrawal = ReplyOf<Endpoints['readQueuedWithdrawal']>;

export function useReviewedWithdrawal(id: string | undefined) {
  return useQuery({
    queryKey: cashierKeys.withdrawal(id ?? ''),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readQueuedWithdrawal, { params: { id: id ?? '' }, signal })),
    enabled: id !== undefined,
  });
}
