import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { siteDate } from '../../platform/site-date.ts';
import { bornUpTo } from './age.ts';
import { selectGrown } from './store-desk.ts';

/** A part of those whom a stop of age holds and who are old enough by approved papers today. */
export function grownUp(
  ctx: Ctx,
  { minimumAge, limit }: { readonly minimumAge: number; readonly limit: number },
): Promise<readonly MemberId[]> {
  return selectGrown(ctx.tx, { bornUpTo: String(bornUpTo(minimumAge, siteDate(ctx))), limit });
}
