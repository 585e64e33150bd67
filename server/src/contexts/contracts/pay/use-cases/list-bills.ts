import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type BillFilter, filterOf } from '../bill-filter.ts';
import { type BillRow, selectBills } from '../store-bills.ts';
import { type RecordFilter, selectPartyBills } from '../store-records.ts';

export interface BillQuery extends BillFilter {
  readonly cursor?: string | null | undefined;
  readonly limit: number;
}

export interface BillPage {
  readonly rows: readonly BillRow[];
  readonly nextCursor: string | null;
}

/** Bills in which the caller is a party, the newest unit first. */
export async function listBills(ctx: Ctx<MemberActor>, query: BillQuery): Promise<BillPage> {
  const filter = await filterOf(ctx, query);
  return filter === undefined ? { rows: [], nextCursor: null } : billsBy(ctx, filter, query);
}

/** A page of a record of bills; whose it may be is the caller's to decide. */
export async function billsBy(
  ctx: Ctx,
  filter: RecordFilter,
  { cursor = null, limit }: Pick<BillQuery, 'cursor' | 'limit'>,
): Promise<BillPage> {
  const found = await selectPartyBills(ctx.tx, filter, { before: cursor, limit: limit + 1 });
  const ids = found.slice(0, limit);
  const byId = new Map((await selectBills(ctx.tx, ids)).map((row) => [row.id, row]));
  const rows = ids.map((id) => assertDefined(byId.get(id), 'a bill stays'));
  return { rows, nextCursor: found.length > limit ? (ids.at(-1) ?? null) : null };
}
