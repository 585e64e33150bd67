import type { Endpoints, SentQueryOf } from '@portal/protocol';
import { getGames, getPopularGames, getVendors } from '@portal/protocol/calls/catalog';
import { valueOf } from '@portal/protocol/client';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import type { GameType } from './game.ts';

export type GamesQuery = NonNullable<SentQueryOf<Endpoints['getGames']>>;

const tenMinutesMs = 600_000;

/** Keys of everything that lists games; the language belongs to each, titles are translated. */
export const gameKeys = {
  page: (query: GamesQuery, language: string) => ['games', 'page', query, language] as const,
  popular: (language: string) => ['games', 'popular', language] as const,
  vendors: (language: string) => ['games', 'vendors', language] as const,
};

export function gamesQuery(query: GamesQuery, language: string) {
  return queryOptions({
    queryKey: gameKeys.page(query, language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(getGames, { query: { ...query, language }, signal })),
    placeholderData: keepPreviousData,
    staleTime: tenMinutesMs,
  });
}

export function popularQuery(language: string) {
  return queryOptions({
    queryKey: gameKeys.popular(language),
    queryFn: async ({ signal }) => {
      const query = { language, limitNum: '30' };
      return valueOf(await client.send(getPopularGames, { query, signal })).list;
    },
    staleTime: tenMinutesMs,
  });
}

export function vendorsQuery(language: string) {
  return queryOptions({
    queryKey: gameKeys.vendors(language),
    queryFn: async ({ signal }) =>
      valueOf(await client.send(getVendors, { query: { language }, signal })),
    staleTime: tenMinutesMs,
  });
}

/** Which categories have a page of their own today; the others wait for their areas. */
export const categoryPaths: Partial<Record<GameType, '/hot' | '/rng'>> = {
  HOT: '/hot',
  RNG: '/rng',
};
