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

/**
 * What is to be taken from the rows of a unit: whatever was booked for members after they were
 * excluded. Agents earn nothing by it (agents-loyalty-money.md H). An hour in which somebody was
 * excluded stays whole; days are cut there.
 */
export async function leftOut(
  ctx: Ctx,
  { unit, periodType }: Pick<UnitOfPay, 'unit' | 'periodType'>,
  rows: readonly MemberRow[],
): Promise<readonly MemberRow[]> {
  const gone: MemberRow[] = [];
  for (const stop of await stopsWithin(ctx, unit, rows)) {
    const sums =
      periodType === 'HOURLY'
        ? await hoursAfter(ctx, unit, stop)
        : await daysAfter(ctx, unit, stop);
    gone.push(...sums.map(memberRow).map(negated));
  }
  return gone;
}

/** The same of a part of a day, whose sums are kept apart at its bounds. */
export async function leftOutOfPart(
  ctx: Ctx,
  part: Span,
  rows: readonly MemberRow[],
): Promise<readonly MemberRow[]> {
  const gone: MemberRow[] = [];
  for (const { memberId, since } of await stopsWithin(ctx, part, rows)) {
    const isWhole = Temporal.Instant.compare(since, part.start) <= 0;
    const own = isWhole
      ? rows.filter((row) => row.memberId === memberId)
      : (await segmentsOf(ctx, memberId, { start: since, end: part.end })).map(memberRow);
    gone.push(...own.map(negated));
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

async function hoursAfter(ctx: Ctx, unit: Span, { memberId, since }: Stop) {
  const hour = periodOf('HOURLY', ctx.site.timeZone, since);
  const first = hour.start.equals(since) ? since : hour.end;
  const from = Temporal.Instant.compare(first, unit.start) > 0 ? first : unit.start;
  const isOver = Temporal.Instant.compare(from, unit.end) >= 0;
  return isOver ? [] : readHours(ctx, { from, to: unit.end, memberIds: [memberId] });
}

async function daysAfter(ctx: Ctx, unit: Span, { memberId, since }: Stop) {
  const memberIds = [memberId];
  if (Temporal.Instant.compare(since, unit.start) <= 0) {
    return readSpan(ctx, { ...daysOf(ctx, unit), memberIds });
  }
  const { end } = periodOf('DAILY', ctx.site.timeZone, since);
  const first = await segmentsOf(ctx, memberId, { start: since, end });
  const isLast = Temporal.Instant.compare(end, unit.end) >= 0;
  const days = { start: end, end: unit.end };
  const later = isLast ? [] : await readSpan(ctx, { ...daysOf(ctx, days), memberIds });
  return [...first, ...later];
}

async function segmentsOf(ctx: Ctx, memberId: MemberId, { start, end }: Span) {
  const sums = await readSegments(ctx, { from: start, to: end });
  return sums.filter((row) => row.memberId === memberId);
}
