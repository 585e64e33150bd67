import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type BillFilter, filterOf } from '../bill-filter.ts';
import { type BillRow, selectBills } from '../store-bills.ts';
import { selectPartyBills } from '../store-records.ts';

export interface BillQuery extends BillFilter {
  readonly cursor?: string | undefined;
  readonly limit: number;
}

export interface BillPage {
  readonly rows: readonly BillRow[];
  readonly nextCursor: string | null;
}

/** Bills in which the caller is a party, the newest unit first. */
export async function listBills(ctx: Ctx<MemberActor>, query: BillQuery): Promise<BillPage> {
  const { cursor = null, limit } = query;
  const filter = await filterOf(ctx, query);
  if (filter === undefined) {
    return { rows: [], nextCursor: null };
  }
  const found = await selectPartyBills(ctx.tx, filter, { before: cursor, limit: limit + 1 });
  const ids = found.slice(0, limit);
  const byId = new Map((await selectBills(ctx.tx, ids)).map((row) => [row.id, row]));
  const rows = ids.map((id) => assertDefined(byId.get(id), 'a bill stays'));
  return { rows, nextCursor: found.length > limit ? (ids.at(-1) ?? null) : null };
}
