import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readOwnLotteryIssue } from '@portal/protocol/calls/lottery-orders';
import { isLookAgain, valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { lotteryKeys } from '../lottery-keys.ts';

export type OwnIssue = ReplyOf<Endpoints['readOwnLotteryIssue']>;

const soonMs = 3000;

/** What the member has in an issue; asked again while a draw that is known is being paid. */
export function ownIssueQuery(
  gameCode: string,
  { issueNo, isDrawn }: { readonly issueNo: string; readonly isDrawn: boolean },
) {
  return queryOptions({
    queryKey: lotteryKeys.own(gameCode, issueNo, isDrawn),
    queryFn: async ({ signal, ...question }) =>
      valueOf(
        await client.send(readOwnLotteryIssue, {
          params: { gameCode },
          query: { issueNo },
          signal,
          isBackground: isLookAgain(question),
        }),
      ),
    enabled: issueNo !== '',
    retry: false,
    refetchInterval: ({ state: { data } }) =>
      isDrawn && data !== undefined && data.open > 0 ? soonMs : false,
  });
}
