import { assertDefined } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import { accountKey } from '../decide.ts';
import { lookAndLock } from '../store-accounts.ts';
import type { Account, Balance } from './read-balances.ts';

export interface Locked {
  /** In the order of the accounts. */
  readonly balances: readonly Balance[];
  /** Those of the debts that are paid already. */
  readonly paidDebts: ReadonlySet<string>;
}

/**
 * What a use case decides on before it posts: balances of members' accounts, which stay locked
 * until the end of the transaction, and which debts are paid. An account is made when it is new.
 */
export async function lockAndLook(
  ctx: Ctx,
  query: { readonly accounts: readonly Account[]; readonly debts: readonly string[] },
): Promise<Locked> {
  const names = query.accounts.map(({ account, currency }) => ({ path: account, currency }));
  const keys = names.map(({ path, currency }) => accountKey(path, currency));
  const { accounts, paidDebts } = await lookAndLock(ctx.tx, {
    names: new Map(names.map((name, at) => [assertDefined(keys[at], 'a key for each name'), name])),
    debts: query.debts,
    reverses: [],
  });
  const balances = keys.map((key) => {
    const { balanceMinor, pendingMinor } = assertDefined(accounts.get(key), `${key} was looked up`);
    return { balanceMinor, pendingMinor, availableMinor: balanceMinor - pendingMinor };
  });
  return { balances, paidDebts };
}
