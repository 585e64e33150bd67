import { readRound } from '@portal/protocol/calls/rounds';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { slotKeys } from '../slot-keys.ts';

export function receiptQuery(roundId: string) {
  return queryOptions({
    queryKey: slotKeys.receipt(roundId),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readRound, { params: { roundId }, signal })),
    retry: false,
  });
}
