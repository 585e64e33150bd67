import type { CurrencyCode } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { AccountPath } from '../../wallet/index.ts';

/** Where the money of a member lies that has to do with one vendor's purse. */
export function purseAccounts(owner: { readonly memberId: MemberId; readonly vendorCode: string }) {
  const { memberId, vendorCode } = owner;
  return {
    cash: `member:${memberId}:cash`,
    /** Sent, and not known to have arrived. */
    transit: `member:${memberId}:transit`,
    /** What the vendor keeps. */
    purse: `member:${memberId}:vendor:${vendorCode}`,
    /** What members won and lost in the purses of the vendor. */
    play: `house:vendor:${vendorCode}:play`,
  } as const satisfies Readonly<Record<string, AccountPath>>;
}

/** All that is locked before a transfer of one purse is decided, in this order. */
export function accountsToLock(
  owner: { readonly memberId: MemberId; readonly vendorCode: string },
  currency: CurrencyCode,
) {
  const { cash, transit, purse } = purseAccounts(owner);
  return [cash, transit, purse].map((account) => ({ account, currency }));
}
