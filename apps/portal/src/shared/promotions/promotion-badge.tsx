import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useBadges } from '../badges/badges.ts';

/**
 * How many promotions can be joined or taken (portal.md 3); nothing for none, and while it is
 * unknown.
 */
export function PromotionBadge() {
  const t = useTranslations('promotions');
  const count = useBadges()?.availablePromoCount ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('available', { count })} />;
}
