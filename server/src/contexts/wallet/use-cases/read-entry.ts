import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { positionOf } from '../../../platform/position-of.ts';
import { selectAccountId, selectOwnEntry } from '../store-balances.ts';
import { type AccountPath, isGuarded } from '../transfer.ts';
import type { Account } from './read-balances.ts';
import { lineOf, type StatementLine } from './read-statement.ts';

/** An entry as one of its guarded accounts sees it. */
export interface OwnEntry {
  readonly line: StatementLine;
  readonly otherAccount: AccountPath;
  readonly reversedBy: string | undefined;
}

/** Undefined for an entry that did not touch the account, whether or not there is one. */
export async function readEntry(
  ctx: Ctx,
  query: Account & { readonly entryId: string },
): Promise<OwnEntry | undefined> {
  const { account, currency } = query;
  assert(isGuarded(account), `${account} has no statement: its balance is a sum`);
  const accountId = await selectAccountId(ctx.tx, { path: account, currency });
  const entryId = positionOf(query.entryId);
  if (accountId === undefined || entryId === undefined) {
    return undefined;
  }
  const row = await selectOwnEntry(ctx.tx, { accountId, entryId });
  return (
    row && {
      line: lineOf(row),
      otherAccount: row.other_path,
      reversedBy: row.reversed_by === null ? undefined : String(row.reversed_by),
    }
  );
}
