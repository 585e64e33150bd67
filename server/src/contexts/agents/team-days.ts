import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { siteDate } from '../../platform/site-date.ts';
import type { Position } from './store.ts';
import { selectSince } from './store-past-lines.ts';

/** Sums of teams, and what contracts paid, are shown for so long (agents-loyalty-money.md B5). */
const reportBackDays = 400;

/** Refuses with `team_report_days` a report that begins before what is shown. */
export function refuseOldDays(ctx: Pick<Ctx, 'clock' | 'site'>, from: string): void {
  if (from < String(siteDate(ctx).subtract({ days: reportBackDays }))) {
    throw new Refusal('team_report_days', { backDays: reportBackDays });
  }
}

/** The later of two days of the site; the first when there is no second. */
export function laterDay(day: string, other: string | undefined): string {
  return other !== undefined && other > day ? other : day;
}

/**
 * The days of a span on which somebody stood below the caller: what was done before a move belongs
 * to another line, which alone may look at it (A5, R80). None when the first is after the last.
 */
export async function daysBelow<Span extends { readonly from: string }>(
  ctx: Ctx,
  { own, top }: { readonly own: Position; readonly top: Position },
  span: Span,
): Promise<Span> {
  if (own.memberId === top.memberId) {
    return span;
  }
  const { memberId } = top;
  const since = await selectSince(ctx.tx, { number: own.number, ids: [memberId] });
  return { ...span, from: laterDay(span.from, since.get(memberId)) };
}
