import { readLotteryTicket } from '@portal/protocol/calls/lottery-orders';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

export function ticketQuery(ticketId: string) {
  return queryOptions({
    queryKey: lotteryKeys.ticket(ticketId),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readLotteryTicket, { params: { ticketId }, signal })),
  });
}
