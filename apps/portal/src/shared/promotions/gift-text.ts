import { useFormats, useTranslations } from '@portal/i18n/react';
import { giftText } from '@portal/records';
import { useMoneyLine } from '../money/money-text.tsx';
import type { Promotion } from './list-promotions.ts';

/** What a promotion gives, in as few words as there are. */
export function useGiftText(): (promotion: Pick<Promotion, 'reward' | 'currency'>) => string {
  const t = useTranslations('promotions');
  const formats = useFormats();
  const money = useMoneyLine();
  return (promotion) => giftText(promotion, { t, money, formats });
}
