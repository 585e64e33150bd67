import { Badge } from '@portal/ui';
import { useCounts } from '../../../shared/promotions/read-counts.ts';

/** How many rewards wait; nothing for none, and while it is unknown. */
export function RewardBadge() {
  const { data } = useCounts();
  return data === undefined || data.rewardCount === 0 ? null : <Badge count={data.rewardCount} />;
}
