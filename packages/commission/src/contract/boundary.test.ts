import { describe, expect, it } from 'vitest';
import type { MemberRow } from '../figures/team.ts';
import { buildTree } from '../figures/tree.ts';
import { boundaryBills } from './boundary.ts';
import type { Contract, Span } from './contract.ts';
import { accrueWindow, overpaidAtClose, windowDues } from './realtime.ts';
import type { RunSettings } from './run.ts';

const at = (time: string): Temporal.Instant => Temporal.Instant.from(`2026-11-10T${time}:00Z`);

const settings: RunSettings = {
  lossBasis: 'NGR',
  includeSelf: true,
  activeMinValidMinor: 1_000n,
  carry: 'NONE',
  isLastOfMonth: true,
  requiresUplineQualified: false,
};

const tree = buildTree([{ id: 'A1' }, { id: 'A2', parentId: 'A1' }, { id: 'M1', parentId: 'A2' }]);

function contract(fields: Partial<Contract> & Pick<Contract, 'id'>): Contract {
  const tier = { minBetMinor: 0n, minLossMinor: null, minActive: 0, rateType: 'P', rate: 2_000n };
  return {
    kind: 'REALTIME',
    payer: 'HOUSE',
    payee: 'A1',
    scope: 'CONS',
    state: 'ACTIVE',
    tiers: [{ ...tier, rateType: 'P' }],
    ...fields,
  };
}

// A bet of 1 000.00 at the full hour from 01:00 to 05:00.
const booked = ['01:00', '02:00', '03:00', '04:00', '05:00'].map(at);

function rowsIn({ start, end }: Span): MemberRow[] {
  const inside = booked.filter(
    (instant) =>
      Temporal.Instant.compare(instant, start) >= 0 && Temporal.Instant.compare(instant, end) < 0,
  );
  return inside.map(() => ({
    memberId: 'M1',
    category: 'LIVE',
    validMinor: 100_000n,
    ggrMinor: 0n,
  }));
}

function billsAt(contracts: readonly Contract[], time: string): string[] {
  const day = { start: at('00:00'), end: at(time) };
  return boundaryBills({ tree, contracts, day, rowsIn }, settings).map(
    ({ contractId, figures, amountMinor }) =>
      `${contractId} ${figures.validMinor} ${figures.active} ${amountMinor}`,
  );
}

// Expected amounts: 0.2 % of what was booked while the contract was in force
// (agents-loyalty-money.md C3, C6, RT-009).
describe('boundaryBills', () => {
  const begun = contract({ id: 'K1', from: at('02:30') });

  it('lists a contract from its first boundary on, with zeros there', () => {
    expect(billsAt([begun], '02:25')).toEqual([]);
    expect(billsAt([begun], '02:30')).toEqual(['K1 0 0 0']);
    expect(billsAt([begun], '03:05')).toEqual(['K1 100000 1 200']);
    expect(billsAt([begun], '05:05')).toEqual(['K1 300000 1 600']);
  });

  it('leaves a bet booked at the boundary to the next one', () => {
    expect(billsAt([contract({ id: 'K1' })], '01:00')).toEqual(['K1 0 0 0']);
    expect(billsAt([contract({ id: 'K1' })], '01:05')).toEqual(['K1 100000 1 200']);
  });

  it('counts a replaced contract up to where the new one begins, so that nothing is lost', () => {
    const old = contract({ id: 'K1', state: 'SUPERSEDED', to: at('02:30') });
    const next = contract({ id: 'K2', from: at('02:30') });
    expect(billsAt([old, next], '02:30')).toEqual(['K1 200000 1 400', 'K2 0 0 0']);
    expect(billsAt([old, next], '05:05')).toEqual(['K1 200000 1 400', 'K2 300000 1 600']);
  });

  it('lists neither a contract that ended with the day before nor one not yet accepted', () => {
    const contracts = [
      contract({ id: 'K1', state: 'SUPERSEDED', to: at('00:00') }),
      contract({ id: 'K2', state: 'PENDING' }),
      contract({ id: 'K3', state: 'REJECTED', to: at('03:00') }),
    ];
    expect(billsAt(contracts, '05:05')).toEqual([]);
  });

  it('pays a contract that ended between two runs up to its end, and takes nothing at close', () => {
    const ended = contract({ id: 'K1', state: 'TERMINATED', to: at('03:30') });
    const run = (time: string): ReturnType<typeof boundaryBills> =>
      boundaryBills(
        { tree, contracts: [ended], day: { start: at('00:00'), end: at(time) }, rowsIn },
        settings,
      );
    const early = accrueWindow(new Map(), windowDues(run('02:05'), new Map()));
    const late = windowDues(run('05:05'), early);
    expect(late.map(({ payMinor }) => payMinor)).toEqual([200n]);
    expect([...overpaidAtClose(accrueWindow(early, late), run('23:55'))]).toEqual([]);
  });

  it('asks the upline at the same boundary whether it reached a tier', () => {
    const own = contract({ id: 'K1' });
    const below = contract({ id: 'K2', payer: 'A1', payee: 'A2' });
    const day = { start: at('00:00'), end: at('03:05') };
    const statuses = (contracts: readonly Contract[]): string[] =>
      boundaryBills(
        { tree, contracts, day, rowsIn },
        { ...settings, requiresUplineQualified: true },
      ).map(({ status }) => status);
    const hard = { ...own, tiers: own.tiers.map((tier) => ({ ...tier, minActive: 9 })) };
    expect(statuses([own, below])).toEqual(['DUE', 'DUE']);
    expect(statuses([hard, below])).toEqual(['NOT_REACHED', 'UPLINE_NOT_QUALIFIED']);
  });
});
