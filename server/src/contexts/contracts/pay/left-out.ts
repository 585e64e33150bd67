import { type ContractKind, type MemberRow, periodOf, type Span } from '@portal/commission';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { excludedSince } from '../../limits/index.ts';
import { readHours, readSegments, readSpan } from '../../turnover/index.ts';
import { correctedRows, daysOf, memberRow, negated, type UnitOfPay } from './figures.ts';

interface Stop {
  readonly memberId: MemberId;
  readonly since: Temporal.Instant;
}

/**
 * What is to be taken from the rows of a unit: whatever was booked for members after they were
 * excluded. Agents earn nothing by it (agents-loyalty-money.md H). Days are cut there. A bet of
 * before that is void later is taken from its own unit all the same, and one of after it from none.
 */
export async function leftOut(
  ctx: Ctx,
  { kind, unit, periodType }: Pick<UnitOfPay, 'kind' | 'unit' | 'periodType'>,
  rows: readonly MemberRow[],
): Promise<readonly MemberRow[]> {
  const gone: MemberRow[] = [];
  for (const stop of await stopsWithin(ctx, unit, rows)) {
    const own =
      periodType === 'HOURLY'
        ? await hoursAfter(ctx, unit, stop)
        : (await daysAfter(ctx, unit, stop)).map(memberRow);
    gone.push(...[...own, ...(await correctedAfter(ctx, kind, unit, stop))].map(negated));
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
  for (const stop of await stopsWithin(ctx, part, rows)) {
    const { memberId, since } = stop;
    const isWhole = Temporal.Instant.compare(since, part.start) <= 0;
    const own = isWhole
      ? rows.filter((row) => row.memberId === memberId)
      : [
          ...(await segmentsOf(ctx, memberId, { start: since, end: part.end })).map(memberRow),
          ...(await correctedAfter(ctx, 'REALTIME', part, stop)),
        ];
    gone.push(...own.map(negated));
  }
  return gone;
}

/** What corrections bring of play, or of voids, of the member after the exclusion. */
async function correctedAfter(
  ctx: Ctx,
  kind: ContractKind,
  { start, end }: Span,
  { memberId, since }: Stop,
): Promise<readonly MemberRow[]> {
  const isWhole = Temporal.Instant.compare(since, start) <= 0;
  const rows = await correctedRows(ctx, kind, { start: isWhole ? start : since, end });
  return rows.filter((row) => row.memberId === memberId);
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
  const memberIds = [memberId];
  if (Temporal.Instant.compare(since, unit.start) <= 0) {
    const whole = await readHours(ctx, { from: unit.start, to: unit.end, memberIds });
    return whole.map(memberRow);
  }
  const { end } = periodOf('DAILY', ctx.site.timeZone, since);
  const rest = await segmentsOf(ctx, memberId, { start: since, end });
  const isLast = Temporal.Instant.compare(unit.end, end) >= 0;
  const later = isLast ? [] : await readHours(ctx, { from: unit.end, to: end, memberIds });
  return [...rest.map(memberRow), ...later.map(memberRow).map(negated)];
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
