import { useTranslations } from '@portal/i18n/react';
import type { BetLine } from './api/list-member-bets.ts';

/** Who took a bet, in words; the house names its own products itself. */
export function useVendorName(): (bet: Pick<BetLine, 'provider' | 'vendorName'>) => string {
  const t = useTranslations('bets.provider');
  return ({ provider, vendorName }) =>
    provider === 'lottery' || vendorName === ''
      ? t(provider === 'lottery' ? 'lottery' : 'games')
      : vendorName;
}
