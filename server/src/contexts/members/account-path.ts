import type { MemberId } from '@portal/protocol';
import type { CurrencyCode } from '@portal/money';
import type { Site } from '../../platform/context.ts';
import { trialCurrency } from '../wallet/index.ts';

export interface SpendingAccount {
  readonly account: string;
  readonly currency: CurrencyCode;
}

/** Where a member's spendable money stands; trial accounts hold fun money only (R35). */
export function spendingAccount(
  member: { readonly id: MemberId; readonly isTrial: boolean },
  site: Pick<Site, 'currency'>,
): SpendingAccount {
  return member.isTrial
    ? funPurseOf(member.id)
    : { account: `member:${member.id}:cash`, currency: site.currency };
}

/** Where the fun money of a member stands, or of a trial account (R35). */
export function funPurseOf(memberId: MemberId): SpendingAccount {
  return { account: `member:${memberId}:fun`, currency: trialCurrency };
}
