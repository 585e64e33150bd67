import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { selectExcludedPage } from './store-excluded.ts';

/** Who is excluded now, page by page: the last one of a page begins the next. */
export function listExcluded(
  ctx: Ctx,
  page: { readonly after: MemberId | undefined; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { after = '', limit } = page;
  return selectExcludedPage(ctx.tx, { after, limit, now: ctx.clock.now() });
}
