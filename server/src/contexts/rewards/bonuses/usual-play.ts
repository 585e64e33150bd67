import { wageringCategories } from '@portal/protocol';
import type { Wagering } from '../promotions/terms.ts';

const allOfIt = 100;
const daysToPlay = 30;

/** What has to be played for a gift that has no terms of its own: any game, so many times. */
export function usualPlay(multiple: number): Wagering {
  return {
    base: 'BONUS',
    multiple,
    weights: wageringCategories.map((category) => ({ category, percent: allOfIt })),
    excludedGames: [],
    maxStakeAmount: null,
    days: daysToPlay,
    winningsPolicy: 'PRO_RATA',
  };
}
