import { useFormats, useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../money/money-text.tsx';
import type { Promotion } from './list-promotions.ts';

const wholeBasisPoints = 10_000;

/** What a promotion gives, in as few words as there are; every amount is the offer's own. */
export function useGiftText(): (promotion: Pick<Promotion, 'reward' | 'currency'>) => string {
  const t = useTranslations('promotions.gift');
  const formats = useFormats();
  const money = useMoneyLine();
  return ({ reward, currency }) => {
    const { kind, amount, basisPoints, capAmount, tiers, freeSpins, points, tickets } = reward;
    switch (kind) {
      case 'FIXED':
        return money(amount ?? '0', currency);
      case 'PERCENT':
      case 'CASHBACK': {
        const share = formats.share((basisPoints ?? 0) / wholeBasisPoints);
        return capAmount === null ? share : t('upTo', { share, most: money(capAmount, currency) });
      }
      case 'TIERED': {
        const most = tiers.at(-1)?.giftAmount ?? '0';
        return t('most', { most: money(most, currency) });
      }
      case 'FREEBET':
        return t('spins', {
          count: freeSpins?.count ?? 0,
          stake: money(freeSpins?.stakeAmount ?? '0', currency),
        });
      case 'POINTS':
        return t('points', { count: points ?? 0 });
      case 'TICKET':
        return t('tickets', { count: tickets?.count ?? 0 });
    }
  };
}
