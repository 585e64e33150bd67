import { describe, expect, it } from 'vitest';
import { type GamePlay, playedMissionKinds, progressOfGames } from './mission-games.ts';
import { missionProgress, type MissionEvent } from './mission.ts';

const start = Temporal.Instant.from('2026-03-01T00:00:00Z');
const at = Temporal.Instant.from('2026-03-01T10:00:00Z');
const opal = { category: 'RNG', vendor: 'PG', game: 'opal' } as const;
const pearl = { category: 'RNG', vendor: 'PG', game: 'pearl' } as const;
const table = { category: 'LIVE', vendor: 'EVO', game: 'table-1' } as const;

const bet = (
  game: typeof opal | typeof pearl | typeof table,
  [stakeMinor, payoutMinor]: readonly [bigint, bigint],
): MissionEvent => ({ kind: 'bet', at, ...game, stakeMinor, payoutMinor, validMinor: stakeMinor });

const events: readonly MissionEvent[] = [
  { kind: 'deposit', at, amountMinor: 5000n },
  bet(opal, [300n, 900n]),
  bet(opal, [200n, 0n]),
  bet(pearl, [100n, 5200n]),
  bet(table, [1000n, 2000n]),
];
const play: readonly GamePlay[] = [
  { ...opal, validMinor: 500n, betCount: 2, bestHundredths: 300n },
  { ...pearl, validMinor: 100n, betCount: 1, bestHundredths: 5200n },
  { ...table, validMinor: 1000n, betCount: 1, bestHundredths: 200n },
];

const scopes = [
  {},
  { vendor: 'PG' },
  { game: 'opal' },
  { category: 'LIVE', vendor: 'PG' },
  { category: 'RNG', vendor: 'PG' },
  { vendor: 'EVO', game: 'opal' },
  { vendor: 'NOBODY' },
] as const;

// The expected figures are those that the rule gives of the single events.
describe('progressOfGames', () => {
  it.each(playedMissionKinds)('says of play by game what the bets say: %s', (kind) => {
    for (const scope of scopes) {
      const { done } = missionProgress({ kind, target: 1n, ...scope }, events, start);
      expect(progressOfGames({ kind, ...scope }, play)).toBe(done);
    }
  });

  it.each([
    ['VALID_SUM', { vendor: 'PG' }, 600n],
    ['VALID_SUM', { game: 'opal' }, 500n],
    ['GAME_ROUNDS', { vendor: 'PG' }, 3n],
    ['GAME_ROUNDS', { vendor: 'PG', category: 'LIVE' }, 0n],
    ['WIN_MULTIPLIER', { game: 'opal' }, 300n],
    ['WIN_MULTIPLIER', { vendor: 'PG' }, 5200n],
    ['WIN_MULTIPLIER', { vendor: 'NOBODY' }, 0n],
  ] as const)('counts what is asked for alone: %s of %o', (kind, scope, done) => {
    expect(progressOfGames({ kind, ...scope }, play)).toBe(done);
  });
});
