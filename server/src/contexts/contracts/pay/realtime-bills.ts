import {
  type Bill,
  boundaryBills,
  type Contract,
  isDueFor,
  type MemberRow,
  partInForce,
  type Period,
  type RunSettings,
  type Span,
} from '@portal/commission';
import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readSegments, readSpan } from '../../turnover/index.ts';
import type { ContractSettings } from '../settings.ts';
import { correctedRows, daysOf, memberRow, negated } from './figures.ts';
import { leftOutOfPart } from './left-out.ts';
import { rulesNow } from './run-settings.ts';
import { sumDayPaid } from './store-windows.ts';
import { treeOf } from './team-tree.ts';

/** A day of real-time pay up to a boundary, with the contracts that had begun by then. */
export interface PaidDay {
  readonly day: Period;
  readonly to: Temporal.Instant;
  readonly contracts: readonly Contract[];
  readonly settings: ContractSettings;
  /** With which the day was closed; those of now while it runs. */
  readonly rules?: RunSettings | undefined;
}

/**
 * What real-time contracts are worth at a boundary. One that began or ended within the day counts
 * what was booked while it was in force, by the cuts of that day (agents-loyalty-money.md C3).
 * Everything that is booked must be folded.
 */
export async function realtimeBills(
  ctx: Ctx,
  { day, to, contracts, settings, rules: kept }: PaidDay,
): Promise<{ readonly bills: readonly Bill[]; readonly rules: RunSettings }> {
  const span = { start: day.start, end: to };
  const standing = contracts.filter((contract) => isDueFor(contract, span));
  const rowsByPart = new Map<string, readonly MemberRow[]>();
  for (const contract of standing) {
    const part = partInForce(contract, span);
    if (!rowsByPart.has(keyOf(part))) {
      rowsByPart.set(keyOf(part), await rowsOfPart(ctx, { day, to, part }));
    }
  }
  const rows = [...rowsByPart.values()].flat();
  const payees = standing.map(({ payee }) => payee).filter((id) => isIdOf('mbr', id));
  const tree = await treeOf(ctx, { rows, payees, start: day.start });
  const rules =
    kept ?? (await rulesNow(ctx, { settings, kind: 'REALTIME', isLastOfMonth: false, rows }));
  const rowsIn = (part: Span): readonly MemberRow[] =>
    assertDefined(rowsByPart.get(keyOf(part)), 'the rows of each part were read');
  const bills = boundaryBills({ tree, contracts: standing, day: span, rowsIn }, rules);
  return { bills, rules };
}

function keyOf({ start, end }: Span): string {
  return `${start.toString()} ${end.toString()}`;
}

/**
 * Rows of a part of a day. Whatever still runs at the boundary counts everything that is there, as
 * rounding happens on the sum of the day alone; where the day is cut, the cut says what counts.
 */
export async function rowsOfPart(
  ctx: Ctx,
  { day, to, part }: { readonly day: Period; readonly to: Temporal.Instant; readonly part: Span },
): Promise<readonly MemberRow[]> {
  const isOpen = part.end.equals(to);
  const end = isOpen ? day.end : part.end;
  const counted = { start: part.start, end };
  const beside = async (span: Span): Promise<readonly MemberRow[]> => [
    ...(await correctedRows(ctx, 'REALTIME', span)),
    ...(await ownPayOf(ctx, day, span)),
  ];
  const rows = [
    ...(await sumsOfPart(ctx, { day, part: counted, isOpen })),
    ...(await beside(counted)),
  ];
  return [...rows, ...(await leftOutOfPart(ctx, counted, { rows, beside }))];
}

async function sumsOfPart(
  ctx: Ctx,
  { day, part, isOpen }: { readonly day: Period; readonly part: Span; readonly isOpen: boolean },
): Promise<readonly MemberRow[]> {
  if (!part.start.equals(day.start)) {
    const sums = await readSegments(ctx, { from: part.start, to: part.end });
    return sums.map(memberRow);
  }
  const sums = await readSpan(ctx, daysOf(ctx, day));
  const later = isOpen ? [] : await readSegments(ctx, { from: part.end, to: day.end });
  return [...sums.map(memberRow), ...later.map(memberRow).map(negated)];
}

/**
 * The salary that the day itself has paid, to be left out: else what a boundary pays would lower
 * the loss by which the next one chooses its tier, and windows would change the total of a day.
 */
async function ownPayOf(ctx: Ctx, day: Period, part: Span): Promise<readonly MemberRow[]> {
  const paid = await sumDayPaid(ctx.tx, day.end, part);
  return paid.map(({ memberId, amountMinor }) => ({
    memberId,
    category: 'ALL',
    validMinor: 0n,
    ggrMinor: 0n,
    costs: { salary: -amountMinor },
  }));
}
