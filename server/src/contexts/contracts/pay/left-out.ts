import { type MemberRow, periodOf, type Span } from '@portal/commission';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedSince } from '../../limits/index.ts';
import { readHours, readSegments, readSpan } from '../../turnover/index.ts';
import { daysOf, memberRow, negated, type UnitOfPay } from './figures.ts';

interface Stop {
  readonly memberId: MemberId;
  readonly since: Temporal.Instant;
}

/** What stands beside the sums of a span: what was corrected in it, and what it paid itself. */
type Beside = (span: Span) => Promise<readonly MemberRow[]>;

/**
 * What is to be taken from the rows of a unit: whatever was booked for members after they were
 * excluded. Agents earn nothing by it (agents-loyalty-money.md H). Days are cut there. What stands
 * beside the sums from then on goes with them: else a bet of before that is taken back after it
 * would count, and count the other way round.
 */
export async function leftOut(
  ctx: Ctx,
  { unit, periodType }: Pick<UnitOfPay, 'unit' | 'periodType'>,
  { rows, beside }: { readonly rows: readonly MemberRow[]; readonly beside: Beside },
): Promise<readonly MemberRow[]> {
  return goneFrom(ctx, unit, {
    rows,
    beside,
    sumsAfter: (stop) =>
      periodType === 'HOURLY' ? hoursAfter(ctx, unit, stop) : daysAfter(ctx, unit, stop),
  });
}

/** The same of a part of a day, whose sums are kept apart at its bounds. */
export async function leftOutOfPart(
  ctx: Ctx,
  part: Span,
  { rows, beside }: { readonly rows: readonly MemberRow[]; readonly beside: Beside },
): Promise<readonly MemberRow[]> {
  return goneFrom(ctx, part, {
    rows,
    beside,
    sumsAfter: ({ memberId, since }) => segmentsOf(ctx, memberId, { start: since, end: part.end }),
  });
}

async function goneFrom(
  ctx: Ctx,
  span: Span,
  from: {
    readonly rows: readonly MemberRow[];
    readonly beside: Beside;
    readonly sumsAfter: (stop: Stop) => Promise<readonly MemberRow[]>;
  },
): Promise<readonly MemberRow[]> {
  const gone: MemberRow[] = [];
  for (const stop of await stopsWithin(ctx, span, from.rows)) {
    const isOwn = ({ memberId }: MemberRow): boolean => memberId === stop.memberId;
    if (Temporal.Instant.compare(stop.since, span.start) <= 0) {
      gone.push(...from.rows.filter(isOwn).map(negated));
      continue;
    }
    const beside = await from.beside({ start: stop.since, end: span.end });
    gone.push(...[...(await from.sumsAfter(stop)), ...beside.filter(isOwn)].map(negated));
  }
  return gone;
}

/** Who of the rows was excluded before a span ended. */
async function stopsWithin(
  ctx: Ctx,
  { end }: Span,
  rows: readonly MemberRow[],
): Promise<readonly Stop[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))].filter((id) => isIdOf('mbr', id));
  const found = [...(await excludedSince(ctx, ids))].map(([memberId, since]) => {
    return { memberId, since };
  });
  return found.filter(({ since }) => Temporal.Instant.compare(since, end) < 0);
}

/** Of the hour of the exclusion: what its day has from then on, less its later hours. */
async function hoursAfter(
  ctx: Ctx,
  unit: Span,
  { memberId, since }: Stop,
): Promise<readonly MemberRow[]> {
  const { end } = periodOf('DAILY', ctx.site.timeZone, since);
  const rest = await segmentsOf(ctx, memberId, { start: since, end });
  const isLast = Temporal.Instant.compare(unit.end, end) >= 0;
  const hours = { from: unit.end, to: end, memberIds: [memberId] };
  const later = isLast ? [] : await readHours(ctx, hours);
  return [...rest, ...later.map(memberRow).map(negated)];
}

async function daysAfter(
  ctx: Ctx,
  unit: Span,
  { memberId, since }: Stop,
): Promise<readonly MemberRow[]> {
  const { end } = periodOf('DAILY', ctx.site.timeZone, since);
  const first = await segmentsOf(ctx, memberId, { start: since, end });
  const isLast = Temporal.Instant.compare(end, unit.end) >= 0;
  const days = { ...daysOf(ctx, { start: end, end: unit.end }), memberIds: [memberId] };
  const later = isLast ? [] : await readSpan(ctx, days);
  return [...first, ...later.map(memberRow)];
}

async function segmentsOf(
  ctx: Ctx,
  memberId: MemberId,
  { start, end }: Span,
): Promise<readonly MemberRow[]> {
  const sums = await readSegments(ctx, { from: start, to: end });
  return sums.filter((row) => row.memberId === memberId).map(memberRow);
}
