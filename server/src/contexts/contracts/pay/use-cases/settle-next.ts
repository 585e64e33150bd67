import { periodOf } from '@portal/commission';
import type { ContractKind } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { isMoveDue } from '../../../agents/index.ts';
import type { ContractSettings } from '../../settings.ts';
import { momentsOf } from '../due-units.ts';
import { selectDueRuns, selectNextUnits, trySettle } from '../store-runs.ts';
import { computeDay } from './compute-day.ts';
import { openRun } from './open-run.ts';
import { payRun } from './pay-run.ts';

/**
 * One step of settling: a unit that is over gets its bills, or bills are paid, or a boundary of
 * real-time pay is computed. Only one process does a step at a time, and whatever a broken one left
 * is the next step of another (R115). While the tree does not show a move whose day has begun, it
 * waits (A5). Answers whether there is more to do.
 */
export async function settleNext(ctx: Ctx, settings: ContractSettings): Promise<boolean> {
  if (!(await trySettle(ctx.tx)) || (await isMoveDue(ctx))) {
    return false;
  }
  return (
    (await openNext(ctx, settings)) ||
    (await payNext(ctx, settings)) ||
    (await computeDay(ctx, settings))
  );
}

/** Opens the oldest unit that is over and has no run; late ones too. */
async function openNext(ctx: Ctx, settings: ContractSettings): Promise<boolean> {
  const now = ctx.clock.now();
  const zone = ctx.site.timeZone;
  const units = (await selectNextUnits(ctx.tx)).flatMap(({ kind, periodType, nextAt }) => {
    if (!isPaidByUnit(kind) || nextAt === null) {
      return [];
    }
    const unit = periodOf(periodType, zone, nextAt);
    const moments = momentsOf(kind, unit, { zone, settings });
    return [{ kind, periodType, unit, settings, ...moments }];
  });
  // A period may carry into one of another type, so none is opened before an older one.
  const [oldest] = units
    .filter(({ computeAt }) => Temporal.Instant.compare(computeAt, now) <= 0)
    .toSorted((left, right) => Temporal.Instant.compare(left.unit.end, right.unit.end));
  return oldest === undefined ? false : openRun(ctx, oldest);
}

function isPaidByUnit(kind: ContractKind): kind is Exclude<ContractKind, 'REALTIME'> {
  return kind !== 'REALTIME';
}

async function payNext(ctx: Ctx, settings: ContractSettings): Promise<boolean> {
  const runs = await selectDueRuns(ctx.tx, ctx.clock.now());
  for (const run of runs) {
    if (await payRun(ctx, run, settings)) {
      return true;
    }
  }
  return false;
}
