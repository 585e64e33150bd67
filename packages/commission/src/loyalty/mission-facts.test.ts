import { describe, expect, it } from 'vitest';
import { type MissionFact, progressOfFacts } from './mission-facts.ts';

const fact = (
  kind: MissionFact['kind'],
  siteDay: string,
  overrides: Partial<MissionFact> = {},
) => ({
  kind,
  siteDay,
  category: null,
  figure: 0n,
  ...overrides,
});

describe('progressOfFacts', () => {
  it('counts what happens once, by kind', () => {
    const facts = [
      fact('INVITE', '2026-03-02'),
      fact('INVITE', '2026-03-04'),
      fact('PROFILE', '2026-03-02'),
      fact('BIND', '2026-03-03'),
      fact('APP_LOGIN', '2026-03-03'),
    ];
    const done = (kind: MissionFact['kind']) => progressOfFacts({ kind, target: 5n }, facts);
    expect([done('INVITE'), done('PROFILE'), done('BIND'), done('APP_LOGIN')]).toEqual([
      2n,
      1n,
      1n,
      1n,
    ]);
  });

  it('starts a streak again after a day without a login, and keeps one that was reached', () => {
    const days = ['2026-03-02', '2026-03-03', '2026-03-04', '2026-03-06'];
    const facts = days.map((day) => fact('LOGIN_STREAK', day));
    expect(progressOfFacts({ kind: 'LOGIN_STREAK', target: 4n }, facts)).toBe(1n);
    expect(progressOfFacts({ kind: 'LOGIN_STREAK', target: 3n }, facts)).toBe(3n);
  });

  it('takes the best win of the category that is asked for', () => {
    const win = (category: 'RNG' | 'LIVE', figure: bigint) =>
      fact('WIN_MULTIPLIER', '2026-03-02', { category, figure });
    const facts = [win('RNG', 250n), win('RNG', 5200n), win('LIVE', 9900n)];
    const mission = { kind: 'WIN_MULTIPLIER', target: 5000n } as const;
    expect(progressOfFacts(mission, facts)).toBe(9900n);
    expect(progressOfFacts({ ...mission, category: 'RNG' }, facts)).toBe(5200n);
  });
});
