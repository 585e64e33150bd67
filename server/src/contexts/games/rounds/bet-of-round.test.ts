import { describe, expect, it } from 'vitest';
import { testSite } from '../../../../test/unit.ts';
import { betOf } from './bet-of-round.ts';
import type { Round } from './round.ts';

const at = Temporal.Instant.from('2026-03-02T08:00:00Z');
const round: Round = {
  id: 'rnd_019cad8fafe843fedde5a5caa40d8444',
  memberId: 'mbr_weights1',
  mode: 'real',
  nodeId: '100001',
  designNumber: 1,
  playedAt: at,
  currency: 'USD',
  stakeMinor: 1_000n,
  balanceBeforeMinor: 5_000n,
  balanceAfterMinor: 4_000n,
  seedIndex: 0n,
  clientSeed: 'seed',
  nonce: 0n,
  state: 'settled',
  winMinor: 0n,
  bet: null,
  steps: null,
  result: [],
  freeSpinsId: null,
};

describe('betOf', () => {
  it.each([
    // sports-and-games.md D16.
    ['slot', {}, 100],
    ['mines', {}, 50],
    ['video-poker', {}, 10],
    ['a kind that nobody weighed', {}, 100],
    ['mines', { 'games:100001': 20 }, 20],
    ['slot', { 'games:999': 20 }, 100],
  ])('weighs %s with %j', (kind, gameWeights, weightPercent) => {
    const site = { ...testSite, gameWeights };
    expect(betOf({ site }, round, { kind, origin: undefined }).weightPercent).toBe(weightPercent);
  });
});
