import { type ContractKind, periodOf, type Span } from '@portal/commission';
import type { Ctx } from '../../../../platform/context.ts';
import { type StopSpan, stopSpans } from '../../../limits/index.ts';
import type { CorrectedRow } from '../../../turnover/index.ts';
import { lockAgreements } from '../../agreements/store-contracts.ts';
import type { ContractSettings } from '../../settings.ts';
import { correctRun } from '../correct-run.ts';
import { foldAll } from '../figures.ts';
import { type Correction, insertCorrections } from '../store-corrections.ts';
import {
  holdSettle,
  type RunRow,
  selectDividendsFrom,
  selectKindsBy,
  selectRunsAt,
} from '../store-runs.ts';

/** Sums of hours are kept for eight days, so an hour is not computed again after that. */
const hoursKeptDays = 7;

/**
 * Bets were taken back or changed: each counts at the moment at which it was booked, in a unit that
 * is settled, that is over, or that still runs. Bills of settled units are computed again with the
 * corrected figures, level by level, and each bill is moved by its own difference
 * (agents-loyalty-money.md C7). What is too old for that stays in the unit in which it fell.
 */
export async function correctUnits(
  ctx: Ctx,
  { at, rows }: { readonly at: string; readonly rows: readonly CorrectedRow[] },
  settings: ContractSettings,
): Promise<void> {
  const correctedAt = Temporal.Instant.from(at);
  await holdSettle(ctx.tx);
  const kinds = (await selectKindsBy(ctx.tx, correctedAt)).map(({ kind }) => kind);
  const stops = await stopSpans(ctx, [...new Set(rows.map(({ memberId }) => memberId))]);
  const touched = new Map<string, RunRow>();
  const corrections: Correction[] = [];
  for (const row of rows) {
    const span = { start: Temporal.Instant.from(row.bookedAt), end: correctedAt };
    const runs = await selectRunsAt(ctx.tx, span.start);
    for (const kind of kinds) {
      const own = runs.filter((run) => run.kind === kind);
      const unitEnd = unitEndOf(ctx, kind, { ...settings, bookedAt: span.start });
      const units = own.length === 0 ? [{ kind, unitEnd }] : own;
      const isKept = units.some((unit) => isRecent(unit, correctedAt, settings));
      if (isKept && isApart(ctx, kind, { span, stops: stops.get(row.memberId) ?? [] })) {
        const recent = own.filter((run) => isRecent(run, correctedAt, settings));
        recent.filter(isOver(correctedAt)).forEach((run) => touched.set(run.id, run));
        corrections.push(correctionOf(row, { kind, runId: recent[0]?.id, span }));
      }
    }
  }
  await insertCorrections(ctx.tx, corrections);
  if (touched.size > 0) {
    await lockAgreements(ctx.tx);
    await foldAll(ctx);
  }
  await correctInOrder(ctx, [...touched.values()], settings);
}

function correctionOf(
  row: CorrectedRow,
  { span, ...unit }: Pick<Correction, 'kind' | 'runId'> & { readonly span: Span },
): Correction {
  return {
    ...unit,
    memberId: row.memberId,
    category: row.category,
    bookedAt: span.start,
    correctedAt: span.end,
    stakeMinor: BigInt(row.stake),
    validMinor: BigInt(row.valid),
    noSalaryMinor: BigInt(row.noSalary ?? '0'),
    payoutMinor: BigInt(row.payout),
  };
}

/**
 * Whether anything may count what is booked at the one moment otherwise than at the other: another
 * unit, another line above the member from a day on (A5), an exclusion (H), or the part of a day in
 * which a contract of real-time pay is in force.
 */
function isApart(
  ctx: Ctx,
  kind: ContractKind,
  { span, stops }: { readonly span: Span; readonly stops: readonly StopSpan[] },
): boolean {
  const { end } = periodOf(kind === 'HOURLY' ? 'HOURLY' : 'DAILY', ctx.site.timeZone, span.start);
  const bounds = [
    end,
    ...stops.flatMap((stop) => (stop.end ? [stop.start, stop.end] : stop.start)),
  ];
  return kind === 'REALTIME' || bounds.some((bound) => isBetween(bound, span));
}

function isBetween(bound: Temporal.Instant, { start, end }: Span): boolean {
  const isAfter = Temporal.Instant.compare(start, bound) < 0;
  return isAfter && Temporal.Instant.compare(bound, end) <= 0;
}

/** When a unit without a run ends, which may still run or has nobody's contract. */
function unitEndOf(
  ctx: Ctx,
  kind: ContractKind,
  query: { readonly bookedAt: Temporal.Instant } & Pick<ContractSettings, 'dividendPeriod'>,
): Temporal.Instant {
  const types = { DIVIDEND: query.dividendPeriod, HOURLY: 'HOURLY' } as const;
  const type = kind === 'DIVIDEND' || kind === 'HOURLY' ? types[kind] : 'DAILY';
  return periodOf(type, ctx.site.timeZone, query.bookedAt).end;
}

/** A day of real-time pay that still runs is computed again at its next boundary. */
function isOver(moment: Temporal.Instant): (run: RunRow) => boolean {
  return ({ kind, unitEnd }) =>
    kind !== 'REALTIME' || Temporal.Instant.compare(unitEnd, moment) <= 0;
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
  { kind, unitEnd }: Pick<RunRow, 'kind' | 'unitEnd'>,
  at: Temporal.Instant,
  { clawback }: ContractSettings,
): boolean {
  const days = kind === 'HOURLY' ? Math.min(hoursKeptDays, clawback.days) : clawback.days;
  return Temporal.Instant.compare(unitEnd.add({ hours: 24 * days }), at) >= 0;
}
