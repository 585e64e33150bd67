import type { useTranslations } from '@portal/i18n/react';

type BetTexts = ReturnType<typeof useTranslations<'bets'>>;

/** Who took a bet, in words; the house names its own products itself. */
export function vendorNameOf(
  t: BetTexts,
  { provider, vendorName }: { readonly provider: string; readonly vendorName: string },
): string {
  if (provider === 'lottery') {
    return t('provider.lottery');
  }
  return vendorName === '' ? t('provider.games') : vendorName;
}
