import { useTranslations } from '@portal/i18n/react';
import { useMoneyLine } from '../../shared/money/money-text.tsx';
import type { Reward } from './api/list-rewards.ts';

/** How many free spins a reward gives, and at which stake. */
export function useSpinsText(): (reward: Pick<Reward, 'freeSpins' | 'currency'>) => string {
  const t = useTranslations('rewards');
  const money = useMoneyLine();
  return ({ freeSpins, currency }) =>
    t('spins', {
      count: freeSpins?.count ?? 0,
      stake: money(freeSpins?.stakeAmount ?? '0', currency),
    });
}
