import type { GameType } from './game.ts';

/** Which categories have a page of their own today; the others wait for their areas. */
export const categoryPaths: Partial<Record<GameType, '/hot' | '/rng'>> = {
  HOT: '/hot',
  RNG: '/rng',
};
