import { describe, expect, it } from 'vitest';
import { missionProgress, type MissionEvent } from './mission.ts';
import { type MissionSums, progressOfSums, summedMissionKinds } from './mission-sums.ts';

const start = Temporal.Instant.from('2026-03-01T00:00:00Z');
const at = Temporal.Instant.from('2026-03-01T10:00:00Z');

function bet(category: 'RNG' | 'LIVE', validMinor: bigint): MissionEvent {
  const game = { vendor: 'house', game: 'opal' } as const;
  return {
    kind: 'bet',
    at,
    category,
    ...game,
    stakeMinor: validMinor,
    payoutMinor: 0n,
    validMinor,
  };
}

const events: readonly MissionEvent[] = [
  { kind: 'deposit', at, amountMinor: 5000n },
  { kind: 'deposit', at, amountMinor: 2500n },
  bet('RNG', 300n),
  bet('RNG', 200n),
  bet('LIVE', 1000n),
];
const sums: MissionSums = {
  depositMinor: 7500n,
  depositCount: 2,
  play: [
    { category: 'RNG', validMinor: 500n, betCount: 2 },
    { category: 'LIVE', validMinor: 1000n, betCount: 1 },
  ],
};

// The expected figures are those that the rule gives of the single events.
describe('progressOfSums', () => {
  it.each(summedMissionKinds)('says of sums what the events say: %s', (kind) => {
    for (const scope of [{}, { category: 'RNG' }, { category: 'FISH' }] as const) {
      const { done } = missionProgress({ kind, target: 1n, ...scope }, events, start);
      expect(progressOfSums({ kind, ...scope }, sums)).toBe(done);
    }
  });
});
