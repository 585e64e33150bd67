import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { named, type NamedCase } from '../named-cases.ts';
import { type CasePage, selectDecidedCases, selectWaitingCases } from '../store-queue.ts';

/** A page of the queue, and where the next one begins. */
export async function listCases(
  ctx: Ctx<OperatorActor>,
  page: Omit<CasePage, 'siteId'>,
): Promise<{ readonly rows: readonly NamedCase[]; readonly nextCursor: string | null }> {
  const { limit } = page;
  const query = { ...page, siteId: ctx.site.id, limit: limit + 1 };
  const select = page.view === 'waiting' ? selectWaitingCases : selectDecidedCases;
  const found = await select(ctx.tx, query);
  const rows = await named(ctx, found.slice(0, limit));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
