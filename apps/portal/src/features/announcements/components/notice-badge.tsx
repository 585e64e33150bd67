import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** How many announcements the member has not read; nothing for none. */
export function NoticeBadge() {
  const count = useBadges()?.unreadAnnouncement ?? 0;
  return count === 0 ? null : <Badge count={count} />;
}
