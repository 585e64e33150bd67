import { currency, parseAmount } from '@portal/money';
import type { SiteConfiguration } from '../site/index.ts';

/** What the site says of points, in minor units of its currency. */
export interface LoyaltySettings {
  readonly hasVip: boolean;
  readonly convertDayMostMinor: bigint;
  readonly autoApproveMost: bigint;
  readonly allowCancel: boolean;
}

type Source = Pick<SiteConfiguration, 'loyalty' | 'currency'>;

/** A figure that the currency cannot hold counts as nothing. */
export function settingsOf({ loyalty, currency: code }: Source): LoyaltySettings {
  const { convertDayMost, autoApproveMost, allowCancel } = loyalty.points;
  const parsed = parseAmount(convertDayMost, currency(code));
  return {
    hasVip: loyalty.hasVip,
    convertDayMostMinor: parsed.ok ? parsed.value : 0n,
    autoApproveMost: BigInt(autoApproveMost),
    allowCancel,
  };
}
