import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boundaryBills } from '../src/contract/boundary.ts';
import type { Contract, Span } from '../src/contract/contract.ts';
import { accrueWindow, overpaidAtClose, windowDues } from '../src/contract/realtime.ts';
import type { RunSettings } from '../src/contract/run.ts';
import type { MemberRow } from '../src/figures/team.ts';
import { type RandomRun, randomRuns } from '../src/testing/random-run.ts';

// Real-time pay over random trees (agents-loyalty-money.md C6, RT-001 to RT-012), computed a second
// time by walking down each team, with contracts that begin and end within the day.

const settings: RunSettings = {
  lossBasis: 'NGR',
  includeSelf: true,
  activeMinValidMinor: 10_000n,
  carry: 'NONE',
  isLastOfMonth: true,
  requiresUplineQualified: false,
};
const boundaries = 8;
const dayStart = Temporal.Instant.from('2026-03-02T17:00:00Z');
const boundaryAt = (step: number): Temporal.Instant => dayStart.add({ minutes: 5 * step });

interface RealtimeDay {
  readonly run: RandomRun;
  readonly contracts: readonly Contract[];
  /** Each row with the window in which it was booked, from 0. */
  readonly booked: readonly { readonly row: MemberRow; readonly window: number }[];
  readonly spans: ReadonlyMap<string, { readonly from: number; readonly to: number }>;
}

const days: fc.Arbitrary<RealtimeDay> = fc
  .tuple(
    randomRuns,
    fc.array(fc.nat({ max: boundaries - 1 }), { minLength: 80, maxLength: 80 }),
    fc.array(fc.tuple(fc.nat({ max: 4 }), fc.integer({ min: 5, max: boundaries + 3 })), {
      minLength: 60,
      maxLength: 60,
    }),
  )
  .map(([run, windows, spans]) => {
    const named = new Map(
      run.contracts.map(({ id }, at) => {
        const [from = 0, to = boundaries] = spans[at] ?? [];
        return [id, { from, to: Math.min(to, boundaries) }];
      }),
    );
    return {
      run,
      spans: named,
      booked: run.rows.map((row, at) => ({ row, window: windows[at] ?? 0 })),
      contracts: run.contracts.map((contract): Contract => {
        const { from, to } = named.get(contract.id) ?? { from: 0, to: boundaries };
        const ends = to < boundaries ? { to: boundaryAt(to), state: 'TERMINATED' as const } : {};
        return { ...contract, kind: 'REALTIME', from: boundaryAt(from), ...ends };
      }),
    };
  });

const windowOf = (moment: Temporal.Instant): number =>
  Math.round(dayStart.until(moment).total('minutes') / 5);

function billsAt({ run, contracts, booked }: RealtimeDay, step: number) {
  const rowsIn = ({ start, end }: Span): readonly MemberRow[] =>
    booked
      .filter(({ window }) => window >= windowOf(start) && window < windowOf(end))
      .map(({ row }) => row);
  const day = { start: dayStart, end: boundaryAt(step) };
  return boundaryBills({ tree: run.tree, contracts, day, rowsIn }, settings);
}

/** Whether somebody is an agent or stands anywhere below it, by the parents as they were drawn. */
function isBelow({ nodes }: RandomRun, id: string, agent: string): boolean {
  const parent = nodes.find((node) => node.id === id)?.parentId;
  return id === agent || (parent !== undefined && isBelow({ nodes } as RandomRun, parent, agent));
}

/** What a contract is worth at a boundary, without any of the product's sums. */
function worthOf(day: RealtimeDay, contract: Contract, step: number): bigint {
  const { from, to } = day.spans.get(contract.id) ?? { from: 0, to: boundaries };
  const rows = day.booked
    .filter(({ window }) => window >= from && window < Math.min(to, step))
    .map(({ row }) => row)
    .filter(({ category }) => contract.scope === 'CONS' || category === contract.scope)
    .filter(({ memberId }) => isBelow(day.run, memberId, contract.payee));
  const sum = (pick: (row: MemberRow) => bigint): bigint =>
    rows.reduce((minor, row) => minor + pick(row), 0n);
  const valid = sum(({ validMinor }) => validMinor);
  const loss = sum(({ ggrMinor, costs }) => ggrMinor - (costs?.rebate ?? 0n));
  const players = new Set(rows.map(({ memberId }) => memberId));
  const active = [...players].filter((id) => {
    const own = rows.filter(({ memberId }) => memberId === id);
    return own.reduce((minor, row) => minor + row.validMinor, 0n) >= 10_000n;
  }).length;
  const reached = contract.tiers.filter(
    ({ minBetMinor, minLossMinor, minActive }) =>
      valid >= minBetMinor &&
      active >= minActive &&
      (minLossMinor === null || loss >= minLossMinor),
  );
  return (valid * (reached.at(-1)?.rate ?? 0n)) / 1_000_000n;
}

describe('real-time pay in random trees', () => {
  it('is worth at each boundary what a second computation says', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: boundaries }), (day, step) => {
        for (const { contractId, amountMinor } of billsAt(day, step)) {
          const contract = day.contracts.find(({ id }) => id === contractId);
          expect(contract && worthOf(day, contract, step)).toBe(amountMinor);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('pays the most it was ever worth, whichever boundaries were missed or computed twice', () => {
    fc.assert(
      fc.property(
        days,
        fc.array(fc.integer({ min: 1, max: boundaries - 1 }), { maxLength: 6 }),
        (day, steps) => {
          const visited = [...steps.toSorted((a, b) => a - b), boundaries, boundaries];
          let accruals: ReadonlyMap<string, bigint> = new Map();
          const most = new Map<string, bigint>();
          for (const step of visited) {
            const bills = billsAt(day, step);
            for (const { contractId, amountMinor } of bills) {
              const before = most.get(contractId) ?? 0n;
              most.set(contractId, amountMinor > before ? amountMinor : before);
            }
            accruals = accrueWindow(accruals, windowDues(bills, accruals));
          }
          for (const [id, paid] of accruals) {
            expect(paid).toBe(most.get(id));
          }
          const last = billsAt(day, boundaries);
          const over = overpaidAtClose(accruals, last);
          for (const { contractId, amountMinor } of last) {
            const paid = accruals.get(contractId) ?? 0n;
            expect(over.get(contractId) ?? 0n).toBe(paid > amountMinor ? paid - amountMinor : 0n);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
