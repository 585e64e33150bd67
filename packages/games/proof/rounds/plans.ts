import {
  baccaratHouse,
  bingoRoomHouse,
  grandJackpot,
  majorJackpot,
  miniJackpot,
  scratchHouse,
  vaultProgressive,
} from '../../src/index.ts';
import { decisionPlans } from './decision-plans.ts';
import { instantPlans } from './instant-plans.ts';
import type { PlannedRound, RoundPlan } from './plan.ts';
import { seatPlans } from './seat-plans.ts';
import { tablePlans } from './table-plans.ts';

/** A hit of a jackpot is likely with stakes that no table takes. */
const hugeStakes: readonly PlannedRound[] = [1n, 10_000n, 300_000n, 10_000_000n].map((units) => ({
  bet: { stakeMinor: 100n * units, minorPerUnit: 100n },
}));

/** Everything that has recorded rounds. */
export const roundPlans: readonly RoundPlan[] = [
  ...tablePlans,
  ...instantPlans,
  ...decisionPlans,
  ...seatPlans,
  {
    game: 'bingo-room',
    designs: [{ ...bingoRoomHouse, id: 'bingo-room', version: 1 }],
    rounds: [1, 7, 40].map((tickets) => ({
      bet: { tickets, salesMinor: BigInt(33 * tickets), carriedMinor: 5n },
    })),
  },
  {
    game: 'baccarat-shoe',
    designs: [baccaratHouse],
    rounds: [1, 2, 3].map((hands) => ({ bet: { hands } })),
  },
  {
    game: 'scratch-series',
    designs: [scratchHouse],
    rounds: [1, 3, 9].map((tickets) => ({ bet: { tickets } })),
  },
  { game: 'jackpot', designs: [miniJackpot, majorJackpot, grandJackpot], rounds: hugeStakes },
  { game: 'progressive', designs: [vaultProgressive], rounds: hugeStakes },
];
