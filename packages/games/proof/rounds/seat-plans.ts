import { firstPositions, holdemHouse, teenPattiHouse, tienLenHouse } from '../../src/index.ts';
import type { PlannedRound, RoundPlan } from './plan.ts';

/** Games of several seats. */
export const seatPlans: readonly RoundPlan[] = [
  { game: 'holdem', designs: [holdemHouse], rounds: [2, 3, 6, 9].map((count) => holdem(count)) },
  {
    game: 'teen-patti',
    designs: [teenPattiHouse],
    rounds: [teenPatti(2), teenPatti(5), sideShow(), teenPatti(17)],
  },
  {
    game: 'tien-len',
    designs: [tienLenHouse],
    rounds: [
      { bet: { perCardMinor: 7n } },
      { bet: { perCardMinor: 101n, leader: 0 } },
      { bet: { perCardMinor: 999n, leader: 3 } },
    ],
  },
];

/** Stacks differ, so that all-ins make side pots. */
function seatsOf(count: number): { seat: number; stackMinor: bigint }[] {
  return Array.from({ length: count }, (_, at) => ({
    seat: at + 1,
    stackMinor: BigInt(777 * (at + 1)),
  }));
}

function holdem(count: number): PlannedRound {
  const seats = seatsOf(count);
  return { bet: { seats, ...firstPositions(seats, count) } };
}

function teenPatti(count: number): PlannedRound {
  return { bet: { seats: seatsOf(count), dealer: 1 } };
}

function sideShow(): PlannedRound {
  const actions = [
    { kind: 'deal' },
    { kind: 'see', seat: 2 },
    { kind: 'bet', seat: 2, amountMinor: 200n },
    { kind: 'see', seat: 3 },
    { kind: 'sideShow', seat: 3 },
    { kind: 'answer', seat: 2, isAccepted: true },
  ];
  return { ...teenPatti(3), actions };
}
