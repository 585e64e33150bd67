import type { Endpoints, ReplyOf } from '@portal/protocol';
import { readLotteryShots } from '@portal/protocol/calls/lottery-shots';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import { lotteryKeys } from '../lottery-keys.ts';

export type ShotRounds = ReplyOf<Endpoints['readLotteryShots']>;

/** Shots are told as they come in (`useShotNews`); this is for a tab that heard nothing. */
const longestMs = 30_000;
const shortestMs = 1000;
/** Until the server has certainly ended a round. */
const graceMs = 500;

/** Rounds that take shots now, with what came in; asked for again when one of them is over. */
export function shotsQuery(gameCode: string) {
  return queryOptions({
    queryKey: lotteryKeys.shots(gameCode),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(readLotteryShots, { query: { gameCode }, signal })),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data === undefined ? longestMs : untilOverMs(data, nowMs() - dataUpdatedAt),
  });
}

function untilOverMs({ serverTime, rounds }: ShotRounds, ageMs: number): number {
  const serverMs = Date.parse(serverTime) + ageMs;
  const rests = rounds.map(({ shotsUntil }) => Date.parse(shotsUntil) - serverMs + graceMs);
  return Math.max(shortestMs, Math.min(longestMs, ...rests));
}
