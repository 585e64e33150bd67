import type { CurrencyCode } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { accountKey } from '../decide.ts';
import { selectBalances } from '../store-balances.ts';
import type { AccountPath } from '../transfer.ts';

export interface Account {
  readonly account: AccountPath;
  readonly currency: CurrencyCode;
}

export interface Balance {
  readonly balanceMinor: bigint;
  /** Held for something that is not decided yet (R114). */
  readonly pendingMinor: bigint;
  readonly availableMinor: bigint;
}

/** Balances in the order asked; an account that nothing was ever posted to has zero. */
export async function readBalances(
  ctx: Ctx,
  accounts: readonly Account[],
): Promise<readonly Balance[]> {
  const rows = await selectBalances(
    ctx.tx,
    accounts.map(({ account, currency }) => ({ path: account, currency })),
  );
  const found = new Map(rows.map((row) => [accountKey(row.path, row.currency), row]));
  return accounts.map(({ account, currency }) => {
    const row = found.get(accountKey(account, currency));
    const balanceMinor = row?.balance_minor ?? 0n;
    const pendingMinor = row?.pending_minor ?? 0n;
    return { balanceMinor, pendingMinor, availableMinor: balanceMinor - pendingMinor };
  });
}

export async function balanceOf(ctx: Ctx, account: Account): Promise<Balance> {
  const [balance] = await readBalances(ctx, [account]);
  return balance ?? { balanceMinor: 0n, pendingMinor: 0n, availableMinor: 0n };
}
