import type { ReplyOf } from '@portal/protocol';
import { readLotteryExposure } from '@portal/protocol/calls/lottery-desk';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type OwedNumber = ReplyOf<Endpoints['readLotteryExposure']>['numbers'][number];

const liveMs = 3000;

/** What an issue would owe on its numbers; asked again while it is on sale. */
export function useExposure(issue: { gameCode: string; issueNo: string; isLive: boolean }) {
  const { gameCode, issueNo, isLive } = issue;
  return useQuery({
    queryKey: ['lottery', 'exposure', gameCode, issueNo],
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readLotteryExposure, {
          query: { gameCode, issueNo },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    refetchInterval: isLive && liveMs,
  });
}
