import { useTranslations } from '@portal/i18n/react';

/** Who took a bet, in words; the house names its own products itself. */
export function useTeamVendor() {
  const t = useTranslations('team-records');
  return (bet: { readonly provider: string; readonly vendorName: string }): string => {
    if (bet.provider === 'lottery') {
      return t('lottery');
    }
    return bet.vendorName === '' ? t('house') : bet.vendorName;
  };
}
