import { useLanguage } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { favouritesQuery } from '../../../shared/favourites/api/list-favourites.ts';
import { recentGamesQuery } from '../../../shared/favourites/api/list-recent-games.ts';
import type { GameType } from '../../../shared/games/game.ts';
import type { OwnList } from '../lobby-search.ts';

/** A page of the member's favourites or recent games; none is asked for without a list. */
export function useOwnList(query: {
  readonly list: OwnList | undefined;
  readonly type: GameType | undefined;
  readonly page: number;
}) {
  const { list, type, page } = query;
  const { code } = useLanguage();
  const favourites = useQuery({
    ...favouritesQuery(page, code, type),
    enabled: list === 'favourites',
  });
  const recent = useQuery({ ...recentGamesQuery(page, code, type), enabled: list === 'recent' });
  return list === 'recent' ? recent : favourites;
}
