import { assert } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { positionOf } from '../../platform/position-of.ts';
import { noSums, type StatementSums } from './store-balances.ts';
import { type LinePlace, type LinesOfFilter, selectLinesOf, sumLinesOf } from './store-lines-of.ts';
import { isGuarded } from './transfer.ts';

/** A line of one of several statements. */
export interface LineOf {
  readonly entryId: bigint;
  /** Whose account it is. */
  readonly account: string;
  readonly type: string;
  readonly reference: string;
  /** Signed, as seen from the account. */
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly postedAt: Temporal.Instant;
}

export interface LinesOfPage {
  readonly lines: readonly LineOf[];
  readonly nextCursor: string | null;
}

/** Lines of several guarded accounts together, newest first; whoever calls knows who may look. */
export async function listLinesOf(
  ctx: Ctx,
  query: LinesOfFilter & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<LinesOfPage> {
  const { cursor, limit, accounts } = query;
  assert(accounts.every(isGuarded), 'sums of the house have no statement');
  const before = placeOf(cursor);
  const found = await selectLinesOf(ctx.tx, { ...query, before, limit: limit + 1 });
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return {
    lines: rows.map((row) => ({
      entryId: row.entryId,
      account: row.path,
      type: row.type,
      reference: row.reference,
      amountMinor: row.amountMinor,
      balanceAfterMinor: row.balanceAfterMinor,
      postedAt: row.postedAt,
    })),
    nextCursor: last === undefined ? null : `${last.entryId}-${last.accountId}`,
  };
}

export async function sumsOfLinesOf(ctx: Ctx, filter: LinesOfFilter): Promise<StatementSums> {
  return (await sumLinesOf(ctx.tx, filter)) ?? noSums;
}

/** An entry between two of them has two lines, so a place names both numbers. */
function placeOf(cursor: string | undefined): LinePlace | undefined {
  const [entry, account] = cursor?.split('-') ?? [];
  const [entryId, accountId] = [positionOf(entry), positionOf(account)];
  return entryId === undefined || accountId === undefined ? undefined : { entryId, accountId };
}
