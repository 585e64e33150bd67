import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import { type CasePage, type CaseRow, selectClosedCases, selectOpenCases } from '../store-cases.ts';

export interface NamedCase extends CaseRow {
  readonly account: string;
}

/** A page of the queue, and where the next one begins. */
export async function listCases(
  ctx: Ctx<OperatorActor>,
  page: Omit<CasePage, 'siteId'>,
): Promise<{ readonly rows: readonly NamedCase[]; readonly nextCursor: string | null }> {
  const { limit } = page;
  const query = { ...page, siteId: ctx.site.id, limit: limit + 1 };
  const select = page.view === 'open' ? selectOpenCases : selectClosedCases;
  const found = await select(ctx.tx, query);
  const rows = await named(ctx, found.slice(0, limit));
  return { rows, nextCursor: found.length > limit ? (rows.at(-1)?.id ?? null) : null };
}

/** Cases with the account of the member. */
export async function named(ctx: Ctx, rows: readonly CaseRow[]): Promise<readonly NamedCase[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const accounts = await readAccounts(ctx, ids);
  return rows.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? row.memberId }));
}
