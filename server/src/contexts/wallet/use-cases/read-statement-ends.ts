import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { selectAccountId, selectEnds } from '../store-balances.ts';
import { isGuarded } from '../transfer.ts';
import type { Account } from './read-balances.ts';

export interface StatementEnds {
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
}

/**
 * The balance of a guarded account before and after some time. What its lines in between sum to is
 * the difference, whoever adds them up.
 */
export async function readStatementEnds(
  ctx: Ctx,
  query: Account & {
    readonly from?: Temporal.Instant | undefined;
    readonly to?: Temporal.Instant | undefined;
  },
): Promise<StatementEnds> {
  const { account, currency, from, to } = query;
  assert(isGuarded(account), `${account} has no statement: its balance is a sum`);
  const accountId = await selectAccountId(ctx.tx, { path: account, currency });
  return accountId === undefined
    ? { openingMinor: 0n, closingMinor: 0n }
    : selectEnds(ctx.tx, { accountId, from, to });
}
