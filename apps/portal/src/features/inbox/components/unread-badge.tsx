import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** How many messages wait (S-13); a trial has no inbox. */
export function UnreadBadge() {
  const t = useTranslations('account');
  const count = useBadges()?.unreadMessage ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('unreadMessages', { count })} />;
}
