import type { useFormats } from '@portal/i18n/react';
import type { PromotionWords, ShownPromotion } from './promotion-words.ts';

const wholeBasisPoints = 10_000;

/** What a promotion gives, in as few words as there are; every amount is the offer's own. */
export function giftText(
  { reward, currency }: Pick<ShownPromotion, 'reward' | 'currency'>,
  words: PromotionWords & { readonly formats: ReturnType<typeof useFormats> },
): string {
  const { t, money, formats } = words;
  const { kind, amount, basisPoints, capAmount, tiers, freeSpins, points, tickets } = reward;
  switch (kind) {
    case 'FIXED':
      return money(amount ?? '0', currency);
    case 'PERCENT':
    case 'CASHBACK': {
      const share = formats.share((basisPoints ?? 0) / wholeBasisPoints);
      return capAmount === null
        ? share
        : t('gift.upTo', { share, most: money(capAmount, currency) });
    }
    case 'TIERED': {
      const most = tiers.at(-1)?.giftAmount ?? '0';
      return t('gift.most', { most: money(most, currency) });
    }
    case 'FREEBET':
      return t('gift.spins', {
        count: freeSpins?.count ?? 0,
        stake: money(freeSpins?.stakeAmount ?? '0', currency),
      });
    case 'POINTS':
      return t('gift.points', { count: points ?? 0 });
    case 'TICKET':
      return t('gift.tickets', { count: tickets?.count ?? 0 });
  }
}
