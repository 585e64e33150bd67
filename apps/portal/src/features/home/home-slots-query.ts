import { rowSize, type GameClassify } from '../../shared/games/game.ts';
import { gamesQuery } from '../../shared/games/api/list-games.ts';

/** One row of slots, as a whole or of one sub-filter. */
export function homeSlotsQuery(language: string, classify?: GameClassify) {
  const filter = classify === undefined ? {} : { gameClassify: classify };
  return gamesQuery({ gameType: 'RNG', pageSize: String(rowSize), ...filter }, language);
}
