import type { Ctx } from '../../../platform/context.ts';
import { readAccounts } from '../../members/index.ts';
import {
  selectRoundTransactions,
  selectTransactionsNamed,
  type TransactionRow,
} from '../store-transactions.ts';

export type KnownTransaction = TransactionRow & { readonly account: string };

/**
 * What became of a sender's transaction and what else its round did, the oldest first; none where
 * it never came. An unknown outcome is looked up and never guessed (docs/rules/vendor-wallet.md).
 */
export async function lookUpTransactions(
  ctx: Ctx,
  query: { readonly provider: string; readonly transactionId: string },
): Promise<readonly KnownTransaction[]> {
  const { provider, transactionId: txId } = query;
  const named = await selectTransactionsNamed(ctx.tx, { provider, txId });
  const [first] = named;
  const { memberId, roundId = null } = first ?? {};
  const rows =
    memberId === undefined || roundId === null
      ? named
      : await selectRoundTransactions(ctx.tx, { provider, memberId, roundId });
  const accounts = await readAccounts(
    ctx,
    rows.map((row) => row.memberId),
  );
  return rows.map((row) => ({ ...row, account: accounts.get(row.memberId) ?? '' }));
}
