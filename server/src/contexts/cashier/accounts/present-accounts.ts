import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { PayoutAccount } from './store-accounts.ts';

export function presentAccount(
  account: PayoutAccount,
): ReplyOf<Endpoints['createPayoutAccount']>['accounts'][number] {
  const { id, kind, institution, holder, lastDigits, isDefault } = account;
  return {
    id,
    kind,
    institution,
    holder,
    lastDigits,
    isDefault,
    usableFrom: String(account.usableFrom),
  };
}

export function presentAccounts(accounts: readonly PayoutAccount[]) {
  return { accounts: accounts.map(presentAccount) };
}
