import { assertDefined } from '@portal/money';
import type { BillId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { type BillFilter, filterOf } from '../bill-filter.ts';
import { type BillRow, selectBills } from '../store-bills.ts';
import { type RecordFilter, selectPartyBills, selectPartyHours } from '../store-records.ts';

export interface BillQuery extends BillFilter {
  readonly cursor?: string | null | undefined;
  readonly limit: number;
}

export interface BillPage {
  readonly rows: readonly BillRow[];
  readonly nextCursor: string | null;
}

/**
 * Bills in which the caller is a party, the newest unit first; hours in the order of the day, since
 * they are read a day at a time (agents-loyalty-money.md B5).
 */
export async function listBills(ctx: Ctx<MemberActor>, query: BillQuery): Promise<BillPage> {
  const filter = await filterOf(ctx, query);
  if (filter === undefined) {
    return { rows: [], nextCursor: null };
  }
  return query.kind === 'HOURLY' ? hoursBy(ctx, filter, query) : billsBy(ctx, filter, query);
}

type Page = Pick<BillQuery, 'cursor' | 'limit'>;

async function hoursBy(ctx: Ctx, filter: RecordFilter, { cursor = null, limit }: Page) {
  const found = await selectPartyHours(ctx.tx, filter, { after: cursor, limit: limit + 1 });
  return pageOf(ctx, found, limit);
}

/** A page of a record of bills; whose it may be is the caller's to decide. */
export async function billsBy(
  ctx: Ctx,
  filter: RecordFilter,
  { cursor = null, limit }: Page,
): Promise<BillPage> {
  const found = await selectPartyBills(ctx.tx, filter, { before: cursor, limit: limit + 1 });
  return pageOf(ctx, found, limit);
}

/** Of ids that were read one further than the page goes. */
async function pageOf(ctx: Ctx, billIds: readonly BillId[], limit: number): Promise<BillPage> {
  const ids = billIds.slice(0, limit);
  const byId = new Map((await selectBills(ctx.tx, ids)).map((row) => [row.id, row]));
  const rows = ids.map((id) => assertDefined(byId.get(id), 'a bill stays'));
  return { rows, nextCursor: billIds.length > limit ? (ids.at(-1) ?? null) : null };
}
