import { describe, expect, it } from 'vitest';
import type { Contract } from '../contract/contract.ts';
import type { MemberRow } from './team.ts';
import { figuresByPart } from './team-parts.ts';
import { buildTree } from './tree.ts';

/** Counted by hand from agents-loyalty-money.md A5 and A6: X moves with M from O to N. */
const before = buildTree([
  { id: 'O' },
  { id: 'N' },
  { id: 'X', parentId: 'O' },
  { id: 'M', parentId: 'X' },
]);
const after = buildTree([
  { id: 'O' },
  { id: 'N' },
  { id: 'X', parentId: 'N' },
  { id: 'M', parentId: 'X' },
]);
const played = (memberId: string, validMinor: bigint): MemberRow => ({
  memberId,
  category: 'LIVE',
  validMinor,
  ggrMinor: validMinor / 10n,
});
const parts = [
  { tree: before, rows: [played('M', 600n), played('O', 5n)] },
  { tree: after, rows: [played('M', 500n), played('X', 40n)] },
];
const options = { activeMinValidMinor: 1000n, includeSelf: true };
const contract = (payer: string, payee: string): Contract => ({
  id: 'K',
  kind: 'DIVIDEND',
  payer,
  payee,
  scope: 'CONS',
  state: 'ACTIVE',
  tiers: [],
});

function figuresOf(payer: string, payee: string, changed = {}) {
  const figures = figuresByPart(parts, { ...options, ...changed })(contract(payer, payee));
  return [figures.validMinor, figures.ggrMinor, figures.active];
}

describe('the figures of a unit within which somebody moved', () => {
  it('belong to the line of then', () => {
    expect(figuresOf('HOUSE', 'O')).toEqual([605n, 60n, 0]);
    expect(figuresOf('HOUSE', 'N')).toEqual([540n, 54n, 0]);
  });

  it('count in a contract while its two stood one below the other', () => {
    expect(figuresOf('O', 'X')).toEqual([600n, 60n, 0]);
    expect(figuresOf('N', 'X')).toEqual([540n, 54n, 0]);
    expect(figuresOf('O', 'N')).toEqual([0n, 0n, 0]);
  });

  it('make whoever stayed in a team one active member of it by both parts', () => {
    expect(figuresOf('X', 'M')).toEqual([1100n, 110n, 1]);
  });

  it('count one of a cluster whichever team it is in', () => {
    const clusters = new Map([
      ['M', 'M'],
      ['O', 'M'],
    ]);
    const some = { activeMinValidMinor: 5n, clusters };
    expect(figuresOf('HOUSE', 'O', some)).toEqual([605n, 60n, 1]);
    expect(figuresOf('HOUSE', 'N', some)).toEqual([540n, 54n, 2]);
  });

  it('leave out the agent itself where a site says so', () => {
    expect(figuresOf('HOUSE', 'O', { includeSelf: false })).toEqual([600n, 60n, 0]);
  });
});
