import type { ReplyOf } from '@portal/protocol';
import { readWithdrawal } from '@portal/protocol/calls/cashier';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type Withdrawal = ReplyOf<Endpoints['readWithdrawal']>;

/** A tracker is live while somebody still has to act. */
const watchMs = 5000;

export function useWithdrawal(id: string) {
  return useQuery({
    queryKey: cashierKeys.withdrawal(id),
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readWithdrawal, {
          params: { id },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: ({ state }) => (state.data?.nextActor === null ? false : watchMs),
  });
}
