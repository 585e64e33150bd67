import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { positionOf } from '../../../platform/position-of.ts';
import { selectAccountId, selectStatement, type StatementRow } from '../store-balances.ts';
import { isGuarded } from '../transfer.ts';
import type { Account } from './read-balances.ts';

export interface StatementLine {
  readonly entryId: string;
  /** A `TransferType`; text from the area `records`, key `entry.<type>`. */
  readonly type: string;
  readonly reference: string;
  /** Signed, as seen from the account. */
  readonly amountMinor: bigint;
  readonly balanceAfterMinor: bigint;
  readonly reverses: string | undefined;
  readonly postedAt: Temporal.Instant;
}

export interface StatementPage {
  readonly lines: readonly StatementLine[];
  /** The cursor of the next, older page; undefined on the last one. */
  readonly nextCursor: string | undefined;
}

/** Lines of a guarded account, newest first. An invalid cursor starts from the newest line. */
export async function readStatement(
  ctx: Ctx,
  query: Account & {
    readonly cursor?: string | undefined;
    readonly limit: number;
    readonly type?: string | undefined;
    readonly from?: Temporal.Instant | undefined;
    readonly to?: Temporal.Instant | undefined;
  },
): Promise<StatementPage> {
  const { account, currency, cursor, limit, type, from, to } = query;
  assert(isGuarded(account), `${account} has no statement: its balance is a sum`);
  const accountId = await selectAccountId(ctx.tx, { path: account, currency });
  if (accountId === undefined) {
    return { lines: [], nextCursor: undefined };
  }
  const rows = await selectStatement(ctx.tx, {
    accountId,
    before: positionOf(cursor),
    type,
    from,
    to,
    limit: limit + 1,
  });
  const lines = rows.slice(0, limit).map(lineOf);
  return { lines, nextCursor: rows.length > limit ? lines.at(-1)?.entryId : undefined };
}

export function lineOf(row: StatementRow): StatementLine {
  return {
    entryId: String(row.entry_id),
    type: row.type,
    reference: row.reference,
    amountMinor: row.amount_minor,
    balanceAfterMinor: row.balance_after_minor,
    reverses: row.reverses === null ? undefined : String(row.reverses),
    postedAt: row.posted_at,
  };
}
