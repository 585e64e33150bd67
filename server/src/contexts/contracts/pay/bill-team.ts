import { buildTree, type MemberRow, teamFigures, type UnitPart } from '@portal/commission';
import { assertDefined } from '@portal/money';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { teamIdsOn } from '../../agents/index.ts';
import { countedSpan } from './counted-span.ts';
import { daysOf } from './figures.ts';
import { rowsOfPart } from './realtime-bills.ts';
import type { BillRow } from './store-bills.ts';
import { findRun, type RunRow } from './store-runs.ts';
import { treeOf } from './team-tree.ts';
import { unitBasis } from './unit-basis.ts';

/** What one member added to the figures of a bill. */
export interface BillShare {
  readonly memberId: MemberId;
  readonly validMinor: bigint;
  readonly ggrMinor: bigint;
  /** Deductions of a dividend. */
  readonly costsMinor: bigint;
}

/**
 * Whose play a bill counts, the most valid bets first: each member of the team as it stood then,
 * with what the contract counts of it. They sum to the figures of the bill, as long as hours are
 * kept. Refuses `team_too_large`.
 */
export async function billTeam(ctx: Ctx, bill: BillRow): Promise<readonly BillShare[]> {
  const run = assertDefined(await findRun(ctx.tx, bill.runId), 'a bill has its run');
  const isSelfIn = run.rules?.includeSelf ?? true;
  const parts = await partsOf(ctx, bill, run);
  const rows = parts.flatMap((part) => rowsBelow(part, bill));
  return sharesOf(rows, bill)
    .filter(({ memberId }) => isSelfIn || memberId !== bill.payeeId)
    .filter((share) =>
      [share.validMinor, share.ggrMinor, share.costsMinor].some((sum) => sum !== 0n),
    )
    .toSorted((left, right) => Number(right.validMinor - left.validMinor));
}

/** Parts of a unit, each with the tree as it stood; a real-time day as far as it went. */
async function partsOf(ctx: Ctx, bill: BillRow, run: RunRow): Promise<readonly UnitPart[]> {
  const { kind, payeeId, unitStart: start, unitEnd: end, unitKey: key } = bill;
  const unit = { key, start, end };
  const siteDay = daysOf(ctx, unit).from;
  const memberIds = await teamIdsOn(ctx, payeeId, siteDay);
  if (kind !== 'REALTIME') {
    const unitOfPay = { kind, unit, periodType: run.periodType, memberIds };
    const { tree, rows, parts } = await unitBasis(ctx, unitOfPay, [payeeId]);
    return parts ?? [{ tree, rows }];
  }
  const to = run.computedTo ?? end;
  const part = await countedSpan(ctx, bill);
  const team = new Set<string>(memberIds);
  const rows = (await rowsOfPart(ctx, { day: unit, to, part })).filter((row) =>
    team.has(row.memberId),
  );
  return [{ rows, tree: await treeOf(ctx, { rows, payees: [payeeId], start }) }];
}

/** Rows of the team while it stood right below its payer (A5). */
function rowsBelow({ tree, rows }: UnitPart, { payerId, payeeId }: BillRow): readonly MemberRow[] {
  const payee = tree.indexOf.get(payeeId) ?? -1;
  const above = tree.ids[tree.parents[payee] ?? -1] ?? null;
  if (above !== payerId) {
    return [];
  }
  const isBelow = (id: string): boolean => {
    let at = tree.indexOf.get(id) ?? -1;
    while (at !== -1 && at !== payee) {
      at = tree.parents[at] ?? -1;
    }
    return at === payee;
  };
  return rows.filter(({ memberId }) => isBelow(memberId));
}

/** Each member alone, by the same rule as the team. */
function sharesOf(
  rows: readonly MemberRow[],
  { kind, scope, payeeId }: BillRow,
): readonly BillShare[] {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))].filter((id) => isIdOf('mbr', id));
  const figuresOf = teamFigures(buildTree(ids.map((id) => ({ id }))), rows, {
    scope,
    activeMinValidMinor: 0n,
    includeSelf: true,
  });
  return ids.map((memberId) => {
    const { validMinor, noSalaryMinor = 0n, ggrMinor, costs } = figuresOf(memberId);
    const { salary, ...others } = costs;
    const costsMinor = Object.values(others).reduce((sum, cost) => sum + cost, 0n);
    return {
      memberId,
      validMinor: validMinor - (kind === 'DIVIDEND' ? 0n : noSalaryMinor),
      ggrMinor,
      // Payments inside a team cancel, so only what the payee itself received counts (A4).
      costsMinor: costsMinor + (memberId === payeeId ? salary : 0n),
    };
  });
}
