import type { ReplyOf } from '@portal/protocol';
import { readDeposit } from '@portal/protocol/calls/deposits';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { cashierKeys } from '../cashier-keys.ts';

export type Deposit = ReplyOf<Endpoints['readDeposit']>;

/** A tracker is live while somebody still has to act; most so while a provider is asked. */
const openingMs = 1000;
const watchMs = 4000;

export function useDeposit(id: string) {
  return useQuery({
    queryKey: cashierKeys.deposit(id),
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readDeposit, {
          params: { id },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'CREATED' ? openingMs : data?.nextActor === null ? false : watchMs,
  });
}
