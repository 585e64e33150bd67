import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { selectTerms } from './store-terms.ts';
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
