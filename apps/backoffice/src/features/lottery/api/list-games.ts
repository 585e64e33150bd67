import type { ReplyOf } from '@portal/protocol';
import { listDeskLotteryGames } from '@portal/protocol/calls/lottery-desk';
import { valueOf } from '@portal/protocol/client';
import type { Endpoints } from '@portal/protocol/endpoints';
import { useQuery } from '@tanstack/react-query';
import { client } from '../../../shared/client.ts';

export type DeskGame = ReplyOf<Endpoints['listDeskLotteryGames']>[number];
export type GameSettings = DeskGame['settings'];

/** Whether a game takes bets, and what it waits for where it is nobody's pause (R137). */
export function saleOf({ pausedBecause, waitsForBeacon }: DeskGame): 'open' | 'paused' | 'beacon' {
  if (pausedBecause !== null) {
    return 'paused';
  }
  return waitsForBeacon ? 'beacon' : 'open';
}

/** All games with the settings in force; few enough for one answer. */
export function useGames() {
  return useQuery({
    queryKey: ['lottery', 'games'],
    queryFn: async ({ signal }) => valueOf(await client.send(listDeskLotteryGames, { signal })),
  });
}
