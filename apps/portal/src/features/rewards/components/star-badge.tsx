import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** All that may be taken or joined, at the star of the header (S-14); nothing for none. */
export function StarBadge() {
  const t = useTranslations('account');
  const badges = useBadges();
  const count =
    badges === undefined ? 0 : badges.rewardCount + badges.claimCount + badges.availablePromoCount;
  return count === 0 ? null : <Badge count={count} label={t('giftsWait', { count })} />;
}
