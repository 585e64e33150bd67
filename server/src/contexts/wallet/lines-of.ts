import { assert } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { positionOf } from '../../platform/position-of.ts';
import { Refusal } from '../../platform/refusal.ts';
import { noSums, type StatementSums } from './store-balances.ts';
import {
  findEntryMoment,
  type LinePlace,
  type LinesInFilter,
  type LinesOfFilter,
  lookAtLines,
  selectLinesOf,
  sumLinesOf,
} from './store-lines-of.ts';
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

/**
 * Lines of several guarded accounts together, newest first; whoever calls knows who may look.
 * Refuses with `validation_failed` a cursor that is none of ours.
 */
export async function listLinesOf(
  ctx: Ctx,
  query: LinesOfFilter & { readonly cursor?: string | undefined; readonly limit: number },
): Promise<LinesOfPage> {
  const { cursor, limit, accounts } = query;
  assert(accounts.every(isGuarded), 'sums of the house have no statement');
  const before = await placeOf(ctx, cursor);
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

/** The moment from which a page behind a line looks back, that moment included. */
export async function momentOfLine(
  ctx: Ctx,
  cursor: string,
): Promise<Temporal.Instant | undefined> {
  return (await placeOf(ctx, cursor))?.postedAt;
}

/** What a look at a span of time found, from its end on. */
export interface AccountsSeen {
  /** Lines of guarded accounts that were looked at, whosoever they are. */
  readonly seenCount: number;
  /** From here on all were: the beginning of the span, or later where there were too many. */
  readonly since: Temporal.Instant;
  /** The accounts with lines that fit. */
  readonly accounts: readonly string[];
}

/** Which accounts moved in a span so that it fits, looking at no more than so many lines. */
export async function readAccountsIn(
  ctx: Ctx,
  query: LinesInFilter & { readonly most: number },
): Promise<AccountsSeen> {
  const seen = await lookAtLines(ctx.tx, query);
  const seenCount = Number(seen?.found ?? 0n);
  return {
    seenCount,
    since: seenCount < query.most ? query.from : (seen?.oldestAt ?? query.from),
    accounts: (seen?.accounts ?? '').split(',').filter((path) => path !== ''),
  };
}

/** An entry between two of them has two lines, so a place names both numbers. */
async function placeOf(ctx: Ctx, cursor: string | undefined): Promise<LinePlace | undefined> {
  if (cursor === undefined) {
    return undefined;
  }
  const [entry, account] = cursor.split('-');
  const [entryId, accountId] = [positionOf(entry), positionOf(account)];
  const postedAt = entryId === undefined ? undefined : await findEntryMoment(ctx.tx, entryId);
  if (postedAt === undefined || entryId === undefined || accountId === undefined) {
    throw new Refusal('validation_failed', { fields: [{ path: 'cursor', rule: 'unknown' }] });
  }
  return { postedAt, entryId, accountId };
}
