import type { AgentTree, MemberRow, UnitPart } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { moveDaysIn } from '../../agents/index.ts';
import { daysOf, type UnitOfPay } from './figures.ts';
import { treeOf } from './team-tree.ts';
import { unitRows } from './unit-rows.ts';

/** The figures of a unit and whose they are. */
export interface UnitBasis {
  /** As it stood when the unit began, which says in which order contracts are paid. */
  readonly tree: AgentTree;
  readonly rows: readonly MemberRow[];
  /** Of a unit within which somebody moved. */
  readonly parts?: readonly UnitPart[];
}

/**
 * What was booked in a unit, each bet with the line above its member on that day: a move splits
 * the figures of a unit that spans it, though not the unit (agents-loyalty-money.md A5). Moves
 * happen with a day of the site, so only units of several days can be split.
 */
export async function unitBasis(
  ctx: Ctx,
  unitOfPay: UnitOfPay,
  payees: readonly MemberId[],
): Promise<UnitBasis> {
  const { unit } = unitOfPay;
  const days = await moveDaysIn(ctx, daysOf(ctx, unit));
  const cuts = days.map((day) =>
    Temporal.PlainDate.from(day).toZonedDateTime(ctx.site.timeZone).toInstant(),
  );
  const bounds = [unit.start, ...cuts, unit.end];
  const parts: UnitPart[] = [];
  for (const [place, start] of bounds.slice(0, -1).entries()) {
    const part = { ...unit, start, end: bounds[place + 1] ?? unit.end };
    const rows = await unitRows(ctx, { ...unitOfPay, unit: part });
    parts.push({ rows, tree: await treeOf(ctx, { rows, payees, start }) });
  }
  const [first] = parts;
  const rows = parts.flatMap((part) => part.rows);
  const tree = first?.tree ?? (await treeOf(ctx, { rows, payees, start: unit.start }));
  return { tree, rows, ...(parts.length > 1 && { parts }) };
}
