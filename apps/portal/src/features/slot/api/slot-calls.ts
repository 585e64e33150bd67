import type { Endpoints, ReplyOf, SentBodyOf } from '@portal/protocol';
import { valueOf, wire, type Outcome } from '@portal/protocol/client';
import { queryOptions } from '@tanstack/react-query';
import type { PlayMode } from '../../../shared/games/start-game.ts';
import { client } from '../../../shared/client/portal-client.ts';

const launchGame = wire<Endpoints['launchGame']>({ method: 'POST', path: '/wps/game/launchGame' });
const spinSlot = wire<Endpoints['spinSlot']>({
  method: 'POST',
  path: '/wps/relay/games/slot/spin',
  idempotent: true,
});
const finishRound = wire<Endpoints['finishRound']>({
  method: 'POST',
  path: '/wps/relay/games/rounds/{roundId}/presented',
});
const getRound = wire<Endpoints['getRound']>({
  method: 'GET',
  path: '/wps/relay/games/rounds/{roundId}',
});
const getSeeds = wire<Endpoints['getSeeds']>({ method: 'GET', path: '/wps/relay/games/seeds' });
const setClientSeed = wire<Endpoints['setClientSeed']>({
  method: 'PUT',
  path: '/wps/relay/games/seeds/client',
});
const rotateSeeds = wire<Endpoints['rotateSeeds']>({
  method: 'POST',
  path: '/wps/relay/games/seeds/rotate',
});

export function launchQuery(game: { nodeId: string; mode: PlayMode; language: string }) {
  return queryOptions({
    queryKey: ['slot', 'launch', game],
    queryFn: async ({ signal }) =>
      valueOf(await client.send(launchGame, { body: { ...game, platform: 'WEB' }, signal })),
    // A launch is a fresh look at seeds, balance and the unfinished round each time.
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
export async function reportPresented(roundId: string): Promise<void> {
  await client.send(finishRound, { params: { roundId } });
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
