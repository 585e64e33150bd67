import { describe, expect, it } from 'vitest';
import { type MemberRow, teamFigures, type TeamOptions } from './team.ts';
import { buildTree } from './tree.ts';

/** Counted by hand from agents-loyalty-money.md A6. */
const tree = buildTree([
  { id: 'A1' },
  { id: 'M1', parentId: 'A1' },
  { id: 'M2', parentId: 'A1' },
  { id: 'M3', parentId: 'A1' },
]);
const played = (memberId: string, category: 'LIVE' | 'RNG' = 'LIVE'): MemberRow => ({
  memberId,
  category,
  validMinor: 10_000n,
  ggrMinor: 0n,
});
const paidIn = (memberId: string, depositMinor: bigint): MemberRow => ({
  memberId,
  category: 'ALL',
  validMinor: 0n,
  ggrMinor: 0n,
  depositMinor,
});

function activeOf(rows: readonly MemberRow[], options: Partial<TeamOptions> = {}): number {
  const usual = { scope: 'CONS', activeMinValidMinor: 10_000n, includeSelf: true } as const;
  return teamFigures(tree, rows, { ...usual, ...options })('A1').active;
}

describe('active members', () => {
  it('are those who played for enough', () => {
    expect(activeOf([played('M1'), { ...played('M2'), validMinor: 9999n }])).toBe(1);
  });

  it('count once where accounts belong together, whichever of them played', () => {
    const clusters = new Map([
      ['M1', 'M1'],
      ['M2', 'M1'],
    ]);
    const rows = [played('M1'), played('M2'), played('M3')];
    expect(activeOf(rows, { clusters })).toBe(2);
    expect(activeOf([played('M2')], { clusters })).toBe(1);
    expect(activeOf([played('M1', 'RNG'), played('M2')], { clusters, scope: 'LIVE' })).toBe(1);
  });

  it('also paid in what the site asks for, whatever category a contract counts', () => {
    const rows = [played('M1'), paidIn('M1', 5000n), played('M2'), paidIn('M2', 4999n)];
    const activeMinDepositMinor = 5000n;
    expect(activeOf(rows, { activeMinDepositMinor })).toBe(1);
    expect(activeOf(rows, { activeMinDepositMinor, scope: 'LIVE' })).toBe(1);
  });
});
