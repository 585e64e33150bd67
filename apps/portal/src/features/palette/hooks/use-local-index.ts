import { useLanguage } from '@portal/i18n/react';
import { useQueries, useQuery } from '@tanstack/react-query';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import { searchPageSize } from '../../../shared/games/game.ts';

/** As many games as most people ever look for: five pages of the largest size that there is. */
const mostPages = 5;

/** The games that are played most, which are looked through here, with typos. */
export function useLocalIndex() {
  const { code } = useLanguage();
  const queryOf = (number: number) =>
    gamesQuery({ page: String(number), pageSize: String(searchPageSize), sort: 'popular' }, code);
  const first = useQuery(queryOf(1));
  const total = first.data?.total ?? 0;
  const pageCount = Math.min(mostPages, Math.ceil(total / searchPageSize));
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pageCount - 1) }, (_, at) => queryOf(at + 2)),
  });
  return {
    games: [first, ...others].flatMap(({ data }) => data?.content ?? []),
    isLoading: first.isLoading,
    error: first.error,
  };
}
