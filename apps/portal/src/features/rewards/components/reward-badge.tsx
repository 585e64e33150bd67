import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** How many rewards wait; nothing for none, and while it is unknown. */
export function RewardBadge() {
  const count = useBadges()?.rewardCount ?? 0;
  return count === 0 ? null : <Badge count={count} />;
}
