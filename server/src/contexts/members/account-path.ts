import type { CurrencyCode } from '@portal/money';
import type { Site } from '../../platform/context.ts';
import { trialCurrency } from '../wallet/index.ts';

export interface SpendingAccount {
  readonly account: string;
  readonly currency: CurrencyCode;
}

/** Where a member's spendable money stands; trial accounts hold fun money only (R35). */
export function spendingAccount(
  member: { readonly id: string; readonly isTrial: boolean },
  site: Pick<Site, 'currency'>,
): SpendingAccount {
  return member.isTrial
    ? { account: `member:${member.id}:fun`, currency: trialCurrency }
    : { account: `member:${member.id}:cash`, currency: site.currency };
}
