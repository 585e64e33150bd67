import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { noSums, selectAccountId, type StatementSums, sumStatement } from '../store-balances.ts';
import { isGuarded } from '../transfer.ts';
import type { Account } from './read-balances.ts';

export type StatementTotals = StatementSums;

/** What moved on a guarded account in some time; an account that nothing touched yet has zeros. */
export async function readStatementTotals(
  ctx: Ctx,
  query: Account & {
    readonly type?: string | undefined;
    /** In place of `type`, where several are one figure. */
    readonly types?: readonly string[] | undefined;
    readonly from?: Temporal.Instant | undefined;
    readonly to?: Temporal.Instant | undefined;
    /** Without what belongs to bets and rounds that began before it. */
    readonly begunFrom?: Temporal.Instant | undefined;
  },
): Promise<StatementTotals> {
  const { account, currency, type, from, to, begunFrom } = query;
  const types = query.types ?? (type === undefined ? undefined : [type]);
  assert(isGuarded(account), `${account} has no statement: its balance is a sum`);
  const accountId = await selectAccountId(ctx.tx, { path: account, currency });
  return accountId === undefined
    ? noSums
    : sumStatement(ctx.tx, { accountId, types, from, to, begunFrom });
}
