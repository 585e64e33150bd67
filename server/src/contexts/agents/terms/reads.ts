import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectTerms, selectTermsOfDay } from './store-terms.ts';
import { readTerms, type Terms, usualTerms } from './terms.ts';

/** What each held at a moment; the usual terms where nothing was granted. */
export async function termsOf(
  ctx: Ctx,
  ids: readonly MemberId[],
  at: Temporal.Instant = ctx.clock.now(),
): Promise<ReadonlyMap<MemberId, Terms>> {
  const rows = await selectTerms(ctx.tx, [...new Set(ids)], at);
  const granted = new Map(rows.map((row) => [row.memberId, readTerms(row)]));
  return new Map(ids.map((id) => [id, granted.get(id) ?? usualTerms]));
}

/**
 * What play of a day of the site is counted by: what each held when the day began, because a change
 * takes effect at the next one (A8); what came with the account holds from its first day.
 */
export async function termsOfDay(
  ctx: Ctx,
  ids: readonly MemberId[],
  siteDay: string,
): Promise<ReadonlyMap<MemberId, Terms>> {
  const day = Temporal.PlainDate.from(siteDay);
  const startOf = (date: Temporal.PlainDate) => date.toZonedDateTime(ctx.site.timeZone).toInstant();
  const span = { from: startOf(day), to: startOf(day.add({ days: 1 })) };
  const rows = await selectTermsOfDay(ctx.tx, [...new Set(ids)], span);
  const granted = new Map(rows.map((row) => [row.memberId, readTerms(row)]));
  return new Map(ids.map((id) => [id, granted.get(id) ?? usualTerms]));
}
