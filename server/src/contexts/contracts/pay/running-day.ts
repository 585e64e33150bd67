import { periodOf } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { findLastRun, insertRun, type RunRow, selectNextUnits } from './store-runs.ts';

const periodType = 'DAILY';
const kind = 'REALTIME';

/** The day of real-time pay that is open, or the next one with such a contract before a moment. */
export async function runningDay(
  ctx: Ctx,
  boundary: Temporal.Instant,
): Promise<RunRow | undefined> {
  const last = await findLastRun(ctx.tx, { kind, periodType });
  if (last !== undefined && last.closedAt === null) {
    return last;
  }
  const start = await nextStart(ctx);
  if (start === undefined || Temporal.Instant.compare(start, boundary) >= 0) {
    return undefined;
  }
  const day = periodOf(periodType, ctx.site.timeZone, start);
  const at = ctx.clock.now();
  const unit = { unitKey: day.key, unitStart: day.start, unitEnd: day.end, revision: 0 };
  const id = ctx.ids.next('run');
  await insertRun(ctx.tx, { id, kind, periodType, ...unit, at, payAt: day.start });
  return findLastRun(ctx.tx, { kind, periodType });
}

async function nextStart(ctx: Ctx): Promise<Temporal.Instant | undefined> {
  const units = await selectNextUnits(ctx.tx);
  return units.find((row) => row.kind === kind)?.nextAt ?? undefined;
}
