import { useLanguage } from '@portal/i18n/react';
import { findEntries, useSettledText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { gamesQuery } from '../../../shared/games/api/list-games.ts';
import { hotGamesQuery } from '../../../shared/games/api/list-hot-games.ts';
import type { Game } from '../../../shared/games/game.ts';
import { joinedGames } from '../joined-finds.ts';
import { useLocalIndex } from './use-local-index.ts';

const mostShown = 8;
const popularShown = 6;

/**
 * Games by their names. Those that are played most are looked through here, with typos, until the
 * server has said which of all fit best.
 */
export function useGameFinds(text: string) {
  const { code } = useLanguage();
  const gameName = useSettledText(text.trim());
  const index = useLocalIndex();
  const all = useQuery({
    ...gamesQuery({ page: '1', pageSize: String(mostShown), gameName }, code),
    enabled: gameName !== '',
  });
  const { data: popular = [], isLoading: isFirst } = useQuery(hotGamesQuery(code));
  const near = findEntries(index.games.map(findable), text);
  // What an earlier text found is no answer to this one.
  const isCurrent = gameName === text.trim() && !all.isPlaceholderData;
  const far = isCurrent ? (all.data?.content ?? []) : [];
  return {
    games: joinedGames<Game>(near, far).slice(0, mostShown),
    popular: popular.slice(0, popularShown),
    isBusy: text.trim() === '' ? isFirst : index.isLoading || !isCurrent || all.isFetching,
    error: all.error ?? index.error,
  };
}

/** The vendor's name finds its games as well, and so does their own English title. */
function findable(game: Game) {
  const { displayName, gameName, vendorName } = game;
  return { ...game, label: displayName, keywords: `${gameName} ${vendorName}` };
}
