import { readLotteryGame } from '@portal/protocol/calls/lottery';
import { valueOf } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import { client } from '../../../shared/client/portal-client.ts';
import { askEvery } from '../../../shared/realtime/live-state.ts';
import { nowMs } from '../../../shared/time/clock.ts';
import type { LotteryGame } from '../halls.ts';
import { resultsBehind } from '../drawn-caches.ts';
import { lotteryKeys } from '../lottery-keys.ts';

/** Issues ahead, enough for the longest chase. */
const ahead = '120';
const behind = String(resultsBehind);
const soonMs = 1500;
const latestMs = 60_000;

/** A game with what is on sale and what was drawn; asked again when the next thing happens. */
export function gameQuery(gameCode: string, language: string) {
  return queryOptions({
    queryKey: lotteryKeys.game(gameCode, language),
    queryFn: async ({ signal }) =>
      valueOf(
        await client.send(readLotteryGame, {
          params: { gameCode },
          query: { ahead, behind, language },
          signal,
        }),
      ),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data === undefined ? latestMs : restMs(data, nowMs() - dataUpdatedAt),
  });
}

/** Until the next closing or draw, a moment later; often while no line brings a result. */
function restMs(game: LotteryGame, agoMs: number): number {
  const now = Date.parse(game.serverTime) + agoMs;
  const events = game.issues
    .slice(0, 2)
    .flatMap(({ opensAt, closesAt, drawsAt }) => [opensAt, closesAt, drawsAt])
    .map((moment) => Date.parse(moment) - now)
    .filter((restsMs) => restsMs > 0);
  return isDrawing(game, now)
    ? askEvery(soonMs)
    : Math.min(latestMs, Math.max(soonMs, Math.min(latestMs, ...events) + 600));
}

/** The draw before the issue on sale has no result yet. */
export function isDrawing({ issues: [next], results: [last] }: LotteryGame, now: number): boolean {
  return (
    next !== undefined &&
    last !== undefined &&
    Date.parse(next.opensAt) <= now + 1000 &&
    Date.parse(last.drawsAt) < Date.parse(next.opensAt) - 500 &&
    now - Date.parse(next.opensAt) < 20_000
  );
}
