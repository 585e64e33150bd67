import { readOwnShots } from '@portal/protocol/calls/lottery-shots';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

/** What the member sent to a round; read again with the rounds after each shot of the own. */
export function ownShotsQuery(gameCode: string, issueNo: string) {
  return queryOptions({
    queryKey: lotteryKeys.ownShots(gameCode, issueNo),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readOwnShots, { query: { gameCode, issueNo }, signal })),
  });
}
