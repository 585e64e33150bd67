import type { Sample } from '../sample.ts';

/** A slot of three reels, three rows and three lines. */
export const slotDesign = {
  id: 'opal-rush',
  version: 1,
  hash: 'd'.repeat(64),
  engine: 'slot',
  reels: 3,
  rows: 3,
  strips: [
    ['A', 'B', 'C', 'W', 'S', 'A'],
    ['B', 'A', 'C', 'W', 'S', 'B'],
    ['C', 'A', 'B', 'W', 'S', 'C'],
  ],
  paytable: { A: { '3': 10 }, B: { '3': 5 }, C: { '3': 2 } },
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
  ],
  wild: { symbol: 'W', reels: [0, 1, 2], substitutesAllBut: ['S'] },
  scatter: { symbol: 'S', paysTimesTotalBet: { '3': 2 }, trigger: 3 },
  freeSpins: { count: 5, multiplier: 2, retrigger: 0 },
  totalBetCredits: 3,
  returnPercent: {
    total: '95.1234',
    lines: '80.0000',
    scatter: '5.1234',
    freeSpins: '10.0000',
    hitFrequency: '24.5000',
  },
  spinsPerTrigger: '216.00',
  spread: { maxSpinCredits: 36, deviation: '3.60', volatility: 'medium' },
} as const satisfies Sample<'readDesign'>;

/** A round of it that won on the middle line. */
export const slotRound: Sample<'spinSlot'> = {
  roundId: 'rnd_0198f0aa8000',
  nodeId: 'LH-1',
  mode: 'real',
  playedAt: '2026-03-02T10:00:00Z',
  currency: 'THB',
  stake: '3.00',
  win: '10.00',
  net: '7.00',
  balanceBefore: '12480.50',
  balanceAfter: '12487.50',
  designId: slotDesign.id,
  designHash: slotDesign.hash,
  serverSeedHash: 'a'.repeat(64),
  clientSeed: 'my-own-seed',
  nonce: '41',
  base: {
    stops: [5, 0, 0],
    window: [
      ['A', 'A', 'B'],
      ['B', 'A', 'C'],
      ['C', 'A', 'B'],
    ],
    wins: [
      {
        line: 0,
        symbol: 'A',
        count: 3,
        ways: 1,
        credits: 10,
        amount: '10.00',
        positions: [
          [0, 1],
          [1, 1],
          [2, 1],
        ],
      },
    ],
    scatter: { count: 0, credits: 0, amount: '0.00', positions: [] },
    multiplier: 1,
    freeSpinsAwarded: 0,
    winCredits: 10,
    win: '10.00',
  },
  freeSpins: [],
};
