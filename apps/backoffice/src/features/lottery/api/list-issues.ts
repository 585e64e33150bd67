import type { ReplyOf } from '@portal/protocol';
import { readDeskLotteryIssues } from '@portal/protocol/calls/lottery-desk';
import { valueOf, type Input } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

type List = Endpoints['readDeskLotteryIssues'];
export type DeskIssue = ReplyOf<List>['issues'][number];
export type IssueState = NonNullable<NonNullable<Input<List>['query']>['state']>;

/** Issues of a game, the newest first, with what they sold, paid and kept. */
export function useIssues(gameCode: string, state: IssueState | undefined) {
  return useInfiniteQuery({
    queryKey: ['lottery', 'issues', gameCode, state],
    queryFn: async ({ pageParam, signal }) => {
      const { issues, nextBefore } = valueOf(
        await client.send(readDeskLotteryIssues, {
          query: {
            gameCode,
            limit: '20',
            ...(state !== undefined && { state }),
            ...(pageParam !== undefined && { before: pageParam }),
          },
          signal,
        }),
      );
      return { content: issues, nextBefore };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextBefore }) => nextBefore ?? undefined,
  });
}

/** One issue by its number, wherever it stands in the list; null where there is none. */
export function useIssue(gameCode: string, issueNo: string | undefined) {
  return useQuery({
    queryKey: ['lottery', 'issue', gameCode, issueNo],
    queryFn: async ({ signal }) => {
      const query = { gameCode, issueNo: issueNo ?? '' };
      const { issues } = valueOf(await client.send(readDeskLotteryIssues, { query, signal }));
      return issues[0] ?? null;
    },
    enabled: issueNo !== undefined,
  });
}
