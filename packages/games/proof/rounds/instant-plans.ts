import {
  bingoHouse,
  diceHouse,
  fishingHouse,
  kenoHouse,
  kenoReference40,
  limboHouse,
  niuNiuHouse,
  plinkoHouse,
  plinkoReferences,
  scratchHouse,
  slotDesigns,
  slotReference,
} from '../../src/index.ts';
import { stakes, type PlannedRound, type RoundPlan } from './plan.ts';

const stakeMinor = 1_001n;

/** Games that one draw decides. */
export const instantPlans: readonly RoundPlan[] = [
  { game: 'slot', designs: [...slotDesigns, slotReference], rounds: stakes },
  { game: 'plinko', designs: [...plinkoHouse, ...plinkoReferences], rounds: stakes },
  { game: 'scratch', designs: [scratchHouse], rounds: [...stakes, ...stakes.slice(-1)] },
  { game: 'bingo', designs: [bingoHouse], rounds: stakes },
  {
    game: 'keno',
    designs: [kenoHouse, kenoReference40],
    rounds: [
      [5, 17, 40],
      [1, 2, 3, 4, 5, 6, 7],
      [4, 8, 12, 16, 20, 24, 28, 32, 36, 40],
    ].map((picks) => ({ bet: { stakeMinor, picks } })),
  },
  {
    game: 'limbo',
    designs: [limboHouse],
    rounds: [101, 233, 5_000].map((targetHundredths) => ({
      bet: { stakeMinor, targetHundredths },
    })),
  },
  {
    game: 'dice',
    designs: [diceHouse],
    rounds: [
      { bet: { stakeMinor, side: 'under', target: 4_850 } },
      { bet: { stakeMinor, side: 'over', target: 1_234 } },
      { bet: { stakeMinor, side: 'under', target: 9_600 } },
    ],
  },
  {
    game: 'fishing',
    designs: [fishingHouse],
    rounds: ['minnow', 'lobster', 'boss', 'boss'].map((fish) => ({ bet: { stakeMinor, fish } })),
  },
  { game: 'niu-niu', designs: [niuNiuHouse], rounds: [1, 4, 9].map((count) => niuNiu(count)) },
];

function niuNiu(count: number): PlannedRound {
  const seats = Array.from({ length: count }, (_, at) => ({
    seat: at + 1,
    stakeMinor: BigInt(101 + at),
  }));
  return { bet: { seats } };
}
