import {
  createStream,
  deal,
  evaluateSeven,
  fullDeck,
  jacksOrBetter85,
  sevenCardCounts,
  slotDesigns,
  slotDistribution,
  slotReturn,
  spinSlot,
  uniform,
  videoPokerReturn,
} from '@portal/games';
import { assertDefined } from '@portal/money';
import type { Bench, Measure } from './bench.ts';

const serverSeed = Uint8Array.from({ length: 32 }, (_, index) => index);

/** The bars of the house games: seven-card hands a second, rounds and exact returns. */
export const gamesBench: Bench = { name: 'house-game rules', run: measures };

function measures(): Promise<Measure[]> {
  const house = assertDefined(slotDesigns[0], 'the house slot is shipped');
  const hands = randomHands(100_000);
  const stream = createStream({ serverSeed, clientSeed: 'bench', nonce: 0 });
  // Tables are built before the clock runs.
  evaluateSeven(hands[0] ?? []);
  slotReturn(house);
  const seconds = {
    hands: secondsOf(() => evaluateAll(hands)),
    enumeration: secondsOf(sevenCardCounts),
    draws: secondsOf(() => drawMany(stream)),
    spins: secondsOf(() => spinMany()),
  };
  return Promise.resolve([
    {
      name: 'games: seven-card hands evaluated, unrelated hands',
      value: (20 * hands.length) / seconds.hands,
      unit: 'hands/s',
      yardstick: 10_000_000,
      ratio: (20 * hands.length) / seconds.hands / 10_000_000,
    },
    {
      name: 'games: seven-card hands evaluated, all 133,784,560',
      value: 133_784_560 / seconds.enumeration,
      unit: 'hands/s',
      yardstick: 10_000_000,
      ratio: 133_784_560 / seconds.enumeration / 10_000_000,
    },
    { name: 'games: uniform draws from HMAC', value: 200_000 / seconds.draws, unit: 'draws/s' },
    {
      name: 'games: house slot rounds, own seeds each',
      value: 20_000 / seconds.spins,
      unit: 'rounds/s',
    },
    {
      name: 'games: exact return of 60,466,176 stops',
      value: secondsOf(() => slotReturn(house)) * 1000,
      unit: 'ms',
    },
    {
      name: 'games: win distribution of 60,466,176 stops',
      value: secondsOf(() => slotDistribution(house)) * 1000,
      unit: 'ms',
    },
    {
      name: 'games: video poker, every deal and hold',
      value: secondsOf(() => videoPokerReturn(jacksOrBetter85)) * 1000,
      unit: 'ms',
    },
  ]);
}

function randomHands(count: number): number[][] {
  const stream = createStream({ serverSeed, clientSeed: 'hands', nonce: 0 });
  return Array.from({ length: count }, () => deal(stream, fullDeck, 7));
}

function evaluateAll(hands: readonly (readonly number[])[]): void {
  let sum = 0;
  for (let round = 0; round < 20; round += 1) {
    for (const hand of hands) {
      sum += evaluateSeven(hand);
    }
  }
  // A sum that is used keeps the loop from being optimised away.
  assertDefined(sum > 0 ? sum : undefined, 'every hand has a value');
}

function drawMany(stream: Parameters<typeof uniform>[0]): void {
  for (let draw = 0; draw < 200_000; draw += 1) {
    uniform(stream, 36);
  }
}

function spinMany(): void {
  const house = assertDefined(slotDesigns[0], 'the house slot is shipped');
  for (let nonce = 0; nonce < 20_000; nonce += 1) {
    spinSlot(house, createStream({ serverSeed, clientSeed: 'spins', nonce }));
  }
}

function secondsOf(work: () => unknown): number {
  const start = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - start) / 1e9;
}
