import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useCounts } from './read-counts.ts';

/**
 * How many promotions can be joined or taken (portal.md 3); nothing for none, and while it is
 * unknown. Its figure comes with that of the reward centre.
 */
export function PromotionBadge() {
  const t = useTranslations('promotions');
  const { data } = useCounts();
  const count = data?.availablePromoCount ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('available', { count })} />;
}
