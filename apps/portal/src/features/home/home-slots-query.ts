import { rowSize, type GameClassify } from '../../shared/games/game.ts';
import { gamesQuery } from '../../shared/games/api/list-games.ts';

/**
 * One row of the newest slots, as a whole or of one sub-filter: the most popular ones are the row
 * of hot games.
 */
export function homeSlotsQuery(language: string, classify?: GameClassify) {
  const filter = classify === undefined ? {} : { gameClassify: classify };
  return gamesQuery(
    { gameType: 'RNG', sort: 'new', pageSize: String(rowSize), ...filter },
    language,
  );
}
