import type { StandingFlag } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectStops } from './store-excluded.ts';

/** While somebody was excluded, or stopped by the site; `end` is missing where nobody knows it. */
export interface StopSpan {
  readonly start: Temporal.Instant;
  readonly end: Temporal.Instant | undefined;
}

interface Stop {
  readonly flag: StandingFlag;
  readonly beganAt: Temporal.Instant;
  readonly endedAt: Temporal.Instant | null;
}

/** An account that is stopped as too young or as somebody excluded has all three. */
export const siteFlags = ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

export function isSiteFlag(flag: StandingFlag): boolean {
  return siteFlags.some((name) => name === flag);
}

/**
 * When each of them was excluded, or stopped as too young or as the account of somebody excluded,
 * in order and apart: nobody earns by what is booked for them within (agents-loyalty-money.md H),
 * whatever was lifted since. Whoever never was is missing.
 */
export async function stopSpans(
  ctx: Ctx,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, readonly StopSpan[]>> {
  const rows = ids.length === 0 ? [] : await selectStops(ctx.tx, ids);
  const spans = [...Map.groupBy(rows, ({ memberId }) => memberId)].map(
    ([memberId, stops]) => [memberId, spansOf(stops)] as const,
  );
  return new Map(spans.filter(([, found]) => found.length > 0));
}

export function isWithin(moment: Temporal.Instant, spans: readonly StopSpan[] = []): boolean {
  return spans.some((span) => holdsAt(span, moment));
}

function holdsAt({ start, end }: StopSpan, moment: Temporal.Instant): boolean {
  const isBefore = Temporal.Instant.compare(moment, start) < 0;
  return !isBefore && (end === undefined || Temporal.Instant.compare(moment, end) < 0);
}

/** Between two moments at which anything begins or ends, the same flags stand. */
export function spansOf(stops: readonly Stop[]): readonly StopSpan[] {
  const moments = stops
    .flatMap(({ beganAt, endedAt }) => (endedAt === null ? [beganAt] : [beganAt, endedAt]))
    .toSorted((left, right) => Temporal.Instant.compare(left, right));
  const spans: StopSpan[] = [];
  for (const [place, start] of moments.entries()) {
    const end = moments[place + 1];
    if (end?.equals(start) === true || !isStopped(stops, start)) {
      continue;
    }
    const last = spans.at(-1);
    const isNext = last?.end?.equals(start) === true;
    spans.splice(isNext ? -1 : spans.length, isNext ? 1 : 0, {
      start: isNext ? last.start : start,
      end,
    });
  }
  return spans;
}

function isStopped(stops: readonly Stop[], moment: Temporal.Instant): boolean {
  const stands = (flag: StandingFlag) =>
    stops.some(
      (stop) =>
        stop.flag === flag &&
        holdsAt({ start: stop.beganAt, end: stop.endedAt ?? undefined }, moment),
    );
  return stands('RG_EXCLUDED') || siteFlags.every(stands);
}
