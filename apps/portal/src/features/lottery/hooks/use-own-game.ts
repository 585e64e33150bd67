import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { gameQuery } from '../api/read-game.ts';
import { prizeGroupQuery } from '../api/read-prize-group.ts';
import type { LotteryGame } from '../halls.ts';

/**
 * A game at the member's own prize groups. Until they are known, and where they cannot be read, the
 * usual ones of the game are shown; the server decides.
 */
export function useOwnGame(gameCode: string, language: string) {
  const query = useQuery(gameQuery(gameCode, language));
  const { data: own, isPending } = useQuery(prizeGroupQuery(gameCode));
  const { data } = query;
  const game = useMemo((): LotteryGame | undefined => {
    return data === undefined || isPending
      ? undefined
      : { ...data, groups: { ...data.groups, ...own } };
  }, [data, own, isPending]);
  return { query, game };
}
