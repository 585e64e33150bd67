import type { Ctx } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { readDeciderNames, readOperatorNames } from '../../operators/index.ts';
import type { AdjustmentRow, Day, DaySum } from '../store.ts';
import { selectAdjustments, selectDaySums } from '../store.ts';

export interface AdjustmentLine extends AdjustmentRow {
  readonly account: string;
  readonly operatorName: string;
  readonly approverName: string | null;
}

export interface AdjustmentDay {
  readonly day: Temporal.PlainDate;
  readonly sums: readonly DaySum[];
  readonly lines: readonly AdjustmentLine[];
  readonly nextCursor: string | undefined;
}

/** The corrections of one day of the site's calendar; today unless another one is named. */
export async function listAdjustments(
  ctx: Ctx,
  query: {
    readonly day: string | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<AdjustmentDay> {
  const { timeZone } = ctx.site;
  const day =
    query.day === undefined
      ? ctx.clock.now().toZonedDateTimeISO(timeZone).toPlainDate()
      : Temporal.PlainDate.from(query.day);
  const period: Day = {
    siteId: ctx.site.id,
    from: day.toZonedDateTime(timeZone).toInstant(),
    to: day.add({ days: 1 }).toZonedDateTime(timeZone).toInstant(),
  };
  const { limit, cursor: before } = query;
  const rows = await selectAdjustments(ctx.tx, { day: period, before, limit: limit + 1 });
  const lines = await withNames(ctx, rows.slice(0, limit));
  const nextCursor = rows.length > limit ? lines.at(-1)?.id : undefined;
  return { day, sums: await selectDaySums(ctx.tx, period), lines, nextCursor };
}

async function withNames(
  ctx: Ctx,
  rows: readonly AdjustmentRow[],
): Promise<readonly AdjustmentLine[]> {
  const accounts = await readAccounts(
    ctx,
    rows.map((row) => row.memberId),
  );
  const operators = await readOperatorNames(
    ctx,
    rows.map((row) => row.operatorId),
  );
  const deciders = await readDeciderNames(
    ctx,
    rows.flatMap((row) => row.approvalId ?? []),
  );
  return rows.map((row) => ({
    ...row,
    account: accounts.get(row.memberId) ?? row.memberId,
    operatorName: operators.get(row.operatorId) ?? row.operatorId,
    approverName: row.approvalId === null ? null : (deciders.get(row.approvalId) ?? null),
  }));
}
