import { isDueFor, type Period, periodOf } from '@portal/commission';
import type { Ctx } from '../../../../platform/context.ts';
import { ruleContract } from '../../agreements/as-rules.ts';
import { lockAgreements } from '../../agreements/store-contracts.ts';
import type { ContractSettings } from '../../settings.ts';
import { closeDay, payIncrease } from '../day-pay.ts';
import { foldAll } from '../figures.ts';
import { realtimeBills } from '../realtime-bills.ts';
import { runningDay } from '../running-day.ts';
import {
  closeRun,
  keepRules,
  markComputed,
  type RunRow,
  selectContractsOfUnit,
  type UnitContract,
} from '../store-runs.ts';
import { storedRules } from '../stored-rules.ts';

const kind = 'REALTIME';
/** What was booked before a boundary is there so long after it. */
const settlingSeconds = 30;

/**
 * Real-time pay at a five-minute boundary: what the day so far is worth, less what was paid for it.
 * A boundary that was missed or is computed twice changes nothing, because rounding happens on the
 * sum of the day alone. What is over-paid when the day closes is taken from later pay. A
 * contract that began within the day is worth what its part of it is. A day that nobody computed in
 * time is computed late.
 */
export async function computeDay(ctx: Ctx, settings: ContractSettings): Promise<boolean> {
  const { timeZone } = ctx.site;
  const now = ctx.clock.now().subtract({ seconds: settlingSeconds });
  const boundary = periodOf('FIVE_MIN', timeZone, now).start;
  const run = await runningDay(ctx, boundary);
  if (run === undefined) {
    return false;
  }
  const isOver = Temporal.Instant.compare(run.unitEnd, boundary) <= 0;
  const to = isOver ? run.unitEnd : boundary;
  if (Temporal.Instant.compare(run.computedTo ?? run.unitStart, to) >= 0) {
    return false;
  }
  await computeTo(ctx, { run, to, settings });
  return isOver;
}

interface Boundary {
  readonly run: RunRow;
  readonly to: Temporal.Instant;
  readonly settings: ContractSettings;
}

async function computeTo(ctx: Ctx, { run, to, settings }: Boundary): Promise<void> {
  const day = { key: run.unitKey, start: run.unitStart, end: run.unitEnd };
  await lockAgreements(ctx.tx);
  const contracts = await contractsOf(ctx, day, to);
  const isLast = Temporal.Instant.compare(to, day.end) === 0;
  if (contracts.length > 0) {
    await foldAll(ctx);
    const standing = contracts.map(ruleContract);
    const { bills, rules } = await realtimeBills(ctx, { day, to, contracts: standing, settings });
    const computed = { run, day, to, settings, bills, contracts };
    await payIncrease(ctx, computed);
    if (isLast) {
      await closeDay(ctx, computed);
      await keepRules(ctx.tx, run.id, storedRules(rules));
    }
  }
  await markComputed(ctx.tx, run.id, to);
  if (isLast) {
    await closeRun(ctx.tx, run.id, ctx.clock.now());
  }
}

/** Those that were in force in a part of the day that has come. */
async function contractsOf(
  ctx: Ctx,
  { start, end }: Period,
  to: Temporal.Instant,
): Promise<readonly UnitContract[]> {
  const unit = { kind, periodType: 'FIVE_MIN', start, end } as const;
  const rows = await selectContractsOfUnit(ctx.tx, unit);
  return rows.filter((row) => isDueFor(ruleContract(row), { start, end: to }));
}
