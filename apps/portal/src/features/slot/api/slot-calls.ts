import type { Endpoints, ReplyOf, SentBodyOf } from '@portal/protocol';
import {
  markRoundShown,
  getRound,
  getSeeds,
  launchGame,
  rotateSeeds,
  setClientSeed,
  spinSlot,
} from '@portal/protocol/calls/games';
import { valueOf, type Outcome } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import type { PlayMode } from '../../../shared/games/start-game.ts';
import { client } from '../../../shared/client/portal-client.ts';

export function launchQuery(game: { nodeId: string; mode: PlayMode; language: string }) {
  return queryOptions({
    queryKey: ['slot', 'launch', game],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(launchGame, { body: { ...game, platform: 'WEB' }, signal })),
    // A launch is a fresh look at seeds, balance and the unshown round each time.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

export function sendSpin(
  body: SentBodyOf<Endpoints['spinSlot']>,
  key: string,
): Promise<Outcome<Endpoints['spinSlot']>> {
  return client.send(spinSlot, { body, key });
}

/** Reports that a round was shown to its end; a lost report only shows the round once more. */
export async function reportShown(roundId: string): Promise<void> {
  await client.send(markRoundShown, { params: { roundId } });
}

export function receiptQuery(roundId: string) {
  return queryOptions({
    queryKey: ['slot', 'receipt', roundId],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(getRound, { params: { roundId }, signal })),
    retry: false,
  });
}

export function seedsQuery(mode: PlayMode) {
  return queryOptions({
    queryKey: ['slot', 'seeds', mode],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(getSeeds, { query: { mode }, signal })),
    staleTime: 0,
  });
}

export async function changeClientSeed(
  clientSeed: string,
  mode: PlayMode,
): Promise<ReplyOf<Endpoints['setClientSeed']>> {
  return valueOf(await client.send(setClientSeed, { body: { clientSeed, mode } }));
}

export async function rotate(mode: PlayMode): Promise<ReplyOf<Endpoints['rotateSeeds']>> {
  return valueOf(await client.send(rotateSeeds, { body: { mode } }));
}
