import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useBadges } from '../../../shared/badges/badges.ts';

/** How many requests about contracts wait for an agent, and bills that they owe (S-16). */
export function AgentBadge() {
  const t = useTranslations('account');
  const count = useBadges()?.agentCount ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('agentWaiting', { count })} />;
}
