import { isInReach, periodOf } from '@portal/commission';
import type { Ctx } from '../../../platform/context.ts';
import { cutDay } from '../../turnover/index.ts';
import type { ContractSettings } from '../settings.ts';
import {
  type ContractRow,
  hasHadContract,
  selectLastEnd,
  selectOpenContracts,
} from './store-contracts.ts';

/**
 * Where the running unit of a contract ends. Everything begins and ends at such bounds, so that no
 * unit is ever split (agents-loyalty-money.md C3). The day of real-time pay is: its sums are kept
 * apart from that moment on.
 */
export async function unitEnd(
  ctx: Ctx,
  { periodType }: Pick<ContractRow, 'periodType'>,
): Promise<Temporal.Instant> {
  const endAt = (now: Temporal.Instant) => periodOf(periodType, ctx.site.timeZone, now).end;
  return periodType === 'FIVE_MIN' ? cutDay(ctx, endAt) : endAt(ctx.clock.now());
}

/**
 * When an accepted contract takes effect: with the next unit, and the first dividend of a payee
 * with the running one; never before the unit of the contract that it replaces is over, while one
 * that was ended still runs, nor before the payer's own contract begins: at every moment one pays,
 * and what covers it is in force (agents-loyalty-money.md 11, invariant 5).
 */
export async function effectStart(
  ctx: Ctx,
  contract: ContractRow,
  about: {
    readonly settings: Pick<ContractSettings, 'backdatesFirst'>;
    /** The contract of the pair that ends by it; its units may be others. */
    readonly replaced: ContractRow | undefined;
  },
): Promise<Temporal.Instant> {
  const { settings, replaced } = about;
  const { start } = periodOf(contract.periodType, ctx.site.timeZone, ctx.clock.now());
  const coveredFrom = await coverStart(ctx, contract);
  const freeFrom = await selectLastEnd(ctx.tx, { ...contract, at: ctx.clock.now() });
  const isBackdated =
    settings.backdatesFirst &&
    contract.kind === 'DIVIDEND' &&
    !(await hasHadContract(ctx.tx, contract)) &&
    !isBefore(start, coveredFrom) &&
    !isBefore(start, freeFrom);
  if (isBackdated) {
    return start;
  }
  const next = await unitEnd(ctx, contract);
  const bounds = [coveredFrom, freeFrom, overFrom(ctx, replaced)];
  const latest = bounds.reduce<Temporal.Instant>(
    (moment, bound) => (isBefore(moment, bound) ? (bound ?? moment) : moment),
    next,
  );
  return latest.equals(next) ? next : firstBoundFrom(ctx, contract, latest);
}

/** The running unit of a contract in force is settled whole; one that is to come has none. */
function overFrom(ctx: Ctx, replaced: ContractRow | undefined): Temporal.Instant | undefined {
  const now = ctx.clock.now();
  return replaced === undefined || isBefore(now, replaced.startsAt)
    ? undefined
    : periodOf(replaced.periodType, ctx.site.timeZone, now).end;
}

/** Since when the payer has a contract of its own for it; nothing bounds the house. */
async function coverStart(ctx: Ctx, promise: ContractRow): Promise<Temporal.Instant | undefined> {
  const { payerId, kind } = promise;
  const open = payerId === null ? [] : await selectOpenContracts(ctx.tx, payerId);
  return open
    .filter((row) => row.payeeId === payerId && row.kind === kind && isInReach(row, promise))
    .flatMap(({ startsAt }) => (startsAt === null ? [] : [startsAt]))
    .toSorted((left, right) => Temporal.Instant.compare(left, right))[0];
}

function isBefore(moment: Temporal.Instant, bound: Temporal.Instant | null | undefined): boolean {
  return bound !== null && bound !== undefined && Temporal.Instant.compare(moment, bound) < 0;
}

type InUnits = Pick<ContractRow, 'periodType'>;

/** The first bound of the units of a contract that is not before a moment. */
export function firstBoundFrom(
  ctx: Pick<Ctx, 'site'>,
  { periodType }: InUnits,
  moment: Temporal.Instant,
): Temporal.Instant {
  const { start, end } = periodOf(periodType, ctx.site.timeZone, moment);
  return start.equals(moment) ? moment : end;
}

/** The last bound of the units of a contract that is not after a moment. */
export function lastBoundBefore(
  ctx: Pick<Ctx, 'site'>,
  { periodType }: InUnits,
  moment: Temporal.Instant,
): Temporal.Instant {
  return periodOf(periodType, ctx.site.timeZone, moment).start;
}
