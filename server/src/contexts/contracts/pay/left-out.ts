import { type MemberRow, periodOf, type Span } from '@portal/commission';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { stopSpans } from '../../limits/index.ts';
import { readHours, readSegments, readSpan } from '../../turnover/index.ts';
import { daysOf, memberRow, negated, type UnitOfPay } from './figures.ts';

/** When a member was excluded, of what a span sees of it. */
interface Stop {
  readonly memberId: MemberId;
  readonly start: Temporal.Instant;
  /** Missing where it outlasts the span. */
  readonly end: Temporal.Instant | undefined;
}

/** Of a member from a moment on. */
interface Rest {
  readonly memberId: MemberId;
  readonly since: Temporal.Instant;
}

/** What stands beside the sums of a span: what was corrected in it, and what it paid itself. */
type Beside = (span: Span) => Promise<readonly MemberRow[]>;

/**
 * What is to be taken from the rows of a unit: what was booked of the play of members while they
 * were excluded, also where that was lifted since. Agents earn nothing by it
 * (agents-loyalty-money.md H). Days are cut where it begins and where it ends. What stands beside
 * the sums from then on goes with them: else a bet of before that is taken back after it would
 * count, and count the other way round.
 */
export async function leftOut(
  ctx: Ctx,
  { unit, periodType }: Pick<UnitOfPay, 'unit' | 'periodType'>,
  { rows, beside }: { readonly rows: readonly MemberRow[]; readonly beside: Beside },
): Promise<readonly MemberRow[]> {
  return goneFrom(ctx, unit, {
    rows,
    beside,
    sumsAfter: (rest) =>
      periodType === 'HOURLY' ? hoursAfter(ctx, unit, rest) : daysAfter(ctx, unit, rest),
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
    readonly sumsAfter: (rest: Rest) => Promise<readonly MemberRow[]>;
  },
): Promise<readonly MemberRow[]> {
  const gone: MemberRow[] = [];
  for (const { memberId, start, end } of await stopsWithin(ctx, span, from.rows)) {
    const isOwn = (row: MemberRow): boolean => row.memberId === memberId;
    const restSince = async (moment: Temporal.Instant): Promise<readonly MemberRow[]> => {
      const beside = await from.beside({ start: moment, end: span.end });
      const sums = await from.sumsAfter({ memberId, since: moment });
      return [...sums, ...beside.filter(isOwn)];
    };
    const isOlder = Temporal.Instant.compare(start, span.start) <= 0;
    const stopped = isOlder ? from.rows.filter(isOwn) : await restSince(start);
    const again = end === undefined ? [] : await restSince(end);
    gone.push(...ownPlay([...stopped, ...again.map(negated)]).map(negated));
  }
  return gone;
}

/**
 * What of the rows of an exclusion is play of the member within it, and what that cost. The rest
 * counts, as it is no revenue of it: a salary and a difference come of the play of others, a rebate
 * is of play before, but for stakes that were open; a chargeback is of a deposit of before, and so
 * is a bonus that was forfeited.
 */
function ownPlay(rows: readonly MemberRow[]): readonly MemberRow[] {
  const bonusMinor = rows.reduce((sum, { costs }) => sum + (costs?.bonus ?? 0n), 0n);
  return rows.map(({ costs: { fee = 0n, bonus = 0n } = {}, ...row }) => ({
    ...row,
    costs: { fee, bonus: bonusMinor < 0n ? 0n : bonus },
  }));
}

/** Who of the rows was excluded in a part of a span, and in which. */
async function stopsWithin(
  ctx: Ctx,
  span: Span,
  rows: readonly MemberRow[],
): Promise<readonly Stop[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))].filter((id) => isIdOf('mbr', id));
  return [...(await stopSpans(ctx, ids))].flatMap(([memberId, stops]) =>
    stops
      .filter(({ start, end }) => isBefore(start, span.end) && (!end || isBefore(span.start, end)))
      .map(({ start, end }) => {
        return { memberId, start, end: end && isBefore(end, span.end) ? end : undefined };
      }),
  );
}

function isBefore(left: Temporal.Instant, right: Temporal.Instant): boolean {
  return Temporal.Instant.compare(left, right) < 0;
}

/** Of the hour in which the moment lies: what its day has from then on, less its later hours. */
async function hoursAfter(
  ctx: Ctx,
  unit: Span,
  { memberId, since }: Rest,
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
  { memberId, since }: Rest,
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
  const sums = await readSegments(ctx, { from: start, to: end, memberIds: [memberId] });
  return sums.map(memberRow);
}
