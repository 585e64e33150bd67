import { Badge } from '@portal/ui';
import { useMissionSummary } from '../api/read-mission-summary.ts';

/** How many missions may be claimed; nothing for none, and while it is unknown. */
export function MissionBadge() {
  const { data } = useMissionSummary();
  return data === undefined || data.claimCount === 0 ? null : <Badge count={data.claimCount} />;
}
