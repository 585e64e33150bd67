import { baseRebatePpm, type Category } from '@portal/commission';
import { byCategory, type RankRates } from '../vip/rank-rates.ts';

/** By so much a rank brings more than the one below it, in parts per million. */
const steps: Readonly<Partial<Record<Category, number>>> = {
  RNG: 200,
  FISH: 200,
  LIVE: 100,
  SPORTS: 200,
};

/** What a rank of the demo brings; the foot of the ladder has what everybody gets. */
export function demoRates(rank: number): RankRates {
  return byCategory((category) => {
    const step = steps[category];
    const isRated = step !== undefined && rank > 0;
    return isRated ? Number(baseRebatePpm[category]) + step * rank : 0;
  });
}
