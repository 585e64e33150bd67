import { describe, expect, it } from 'vitest';
import { boardPrizes, maskName, rankStandings, type Standing } from './leaderboard.ts';

const early = Temporal.Instant.from('2026-03-02T08:00:00Z');
const late = early.add({ minutes: 1 });

function standing(memberId: string, changes: Partial<Standing> = {}): Standing {
  return { memberId, score: 100n, reachedAt: early, memberHash: memberId, ...changes };
}

describe('rankStandings', () => {
  it('ranks by score, then who reached it first, then the lower hash (D5)', () => {
    const ranked = rankStandings([
      standing('late', { reachedAt: late, memberHash: '0' }),
      standing('hash-b'),
      standing('hash-a'),
      standing('best', { score: 101n, reachedAt: late }),
      standing('none', { score: 0n }),
    ]);
    expect(ranked.map(({ memberId, rank }) => [memberId, rank])).toEqual([
      ['best', 1],
      ['hash-a', 2],
      ['hash-b', 3],
      ['late', 4],
    ]);
  });

  it('leaves out who is excluded, and all but the best of one person', () => {
    const ranked = rankStandings([
      standing('staff', { score: 900n, isExcluded: true }),
      standing('second', { score: 200n, clusterId: 'one' }),
      standing('first', { score: 300n, clusterId: 'one' }),
      standing('other'),
    ]);
    expect(ranked.map(({ memberId }) => memberId)).toEqual(['first', 'other']);
    expect(boardPrizes(ranked, [50n, 0n])).toEqual([
      { memberId: 'first', rank: 1, prizeMinor: 50n },
    ]);
  });
});

describe('maskName', () => {
  it.each([
    ['demomember', 'd***r'],
    ['ab', 'a***b'],
    ['a', 'a***'],
    ['', '***'],
    ['𝒜lice', '𝒜***e'],
  ])('shows the first and the last character alone: %s', (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});
