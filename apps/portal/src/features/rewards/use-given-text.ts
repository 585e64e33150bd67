import { useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../../shared/money/money-text.tsx';
import type { Reward } from './api/list-rewards.ts';

/** What a reward gives that is no money, in words: free spins, points or tickets. */
export function useGivenText(): (
  reward: Pick<Reward, 'freeSpins' | 'points' | 'tickets' | 'currency'>,
) => string | undefined {
  const t = useTranslations('rewards');
  const gift = useTranslations('promotions.gift');
  const money = useMoneyLine();
  return ({ freeSpins, points, tickets, currency }) => {
    if (freeSpins !== undefined) {
      const { count, stakeAmount } = freeSpins;
      return t('spins', { count, stake: money(stakeAmount, currency) });
    }
    if (points !== undefined) {
      return gift('points', { count: points });
    }
    return tickets === undefined ? undefined : gift('tickets', { count: tickets.count });
  };
}
