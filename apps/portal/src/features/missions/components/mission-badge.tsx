import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** How many missions may be claimed; nothing for none, and while it is unknown. */
export function MissionBadge() {
  const t = useTranslations('account');
  const count = useBadges()?.claimCount ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('claimableMissions', { count })} />;
}
