import type { Ctx } from '../../../../platform/context.ts';
import type { CorrectedRow } from '../../../turnover/index.ts';
import { lockAgreements } from '../../agreements/store-contracts.ts';
import type { ContractSettings } from '../../settings.ts';
import { correctRun } from '../correct-run.ts';
import { foldAll } from '../figures.ts';
import { runningDay } from '../running-day.ts';
import { insertCorrections } from '../store-corrections.ts';
import { holdSettle, type RunRow, selectDividendsFrom, selectRunsAt } from '../store-runs.ts';

/** Sums of hours are kept for eight days, so an hour is not computed again after that. */
const hoursKeptDays = 7;

/**
 * Bets of units that were settled were taken back or changed: their bills are computed again with
 * the corrected figures, level by level, and each bill is moved by its own difference
 * (agents-loyalty-money.md C7). What is too old for that stays in the unit in which it fell.
 */
export async function correctUnits(
  ctx: Ctx,
  { at, rows }: { readonly at: string; readonly rows: readonly CorrectedRow[] },
  settings: ContractSettings,
): Promise<void> {
  const correctedAt = Temporal.Instant.from(at);
  await holdSettle(ctx.tx);
  // A correction stands by its run: the first boundary of a day may still be to come.
  await runningDay(ctx, correctedAt);
  const touched = new Map<string, RunRow>();
  for (const row of rows) {
    const bookedAt = Temporal.Instant.from(row.bookedAt);
    const found = await selectRunsAt(ctx.tx, { bookedAt, over: correctedAt });
    const runs = found.filter((run) => isRecent(run, correctedAt, settings));
    // A day of real-time pay that still runs is computed again at its next boundary.
    const over = runs.filter(({ unitEnd }) => Temporal.Instant.compare(unitEnd, correctedAt) <= 0);
    over.forEach((run) => touched.set(run.id, run));
    const { memberId, category } = row;
    await insertCorrections(
      ctx.tx,
      runs.map(({ id: runId, kind }) => ({
        runId,
        kind,
        memberId,
        category,
        bookedAt,
        correctedAt,
        stakeMinor: BigInt(row.stake),
        validMinor: BigInt(row.valid),
        noSalaryMinor: BigInt(row.noSalary ?? '0'),
        payoutMinor: BigInt(row.payout),
      })),
    );
  }
  if (touched.size > 0) {
    await lockAgreements(ctx.tx);
    await foldAll(ctx);
  }
  await correctInOrder(ctx, [...touched.values()], settings);
}

/** The earliest first, and after it the dividends into which it carries something else now. */
async function correctInOrder(
  ctx: Ctx,
  touched: readonly RunRow[],
  settings: ContractSettings,
): Promise<void> {
  const waiting = new Map(touched.map((run) => [run.id, run]));
  while (waiting.size > 0) {
    const [run] = [...waiting.values()].toSorted((left, right) =>
      Temporal.Instant.compare(left.unitEnd, right.unitEnd),
    );
    if (run === undefined) {
      return;
    }
    waiting.delete(run.id);
    const { isCarryMoved } = await correctRun(ctx, run, settings);
    const later = isCarryMoved ? await selectDividendsFrom(ctx.tx, run.unitEnd) : [];
    later.forEach((next) => waiting.set(next.id, next));
  }
}

function isRecent(
  { kind, unitEnd }: RunRow,
  at: Temporal.Instant,
  { clawback }: ContractSettings,
): boolean {
  const days = kind === 'HOURLY' ? Math.min(hoursKeptDays, clawback.days) : clawback.days;
  return Temporal.Instant.compare(unitEnd.add({ hours: 24 * days }), at) >= 0;
}
