import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useMember } from '../../../shared/session/session.ts';
import { unreadQuery } from '../api/read-unread-messages.ts';

/** How many messages wait (S-13); a trial has no inbox. */
export function UnreadBadge() {
  const t = useTranslations('account');
  const member = useMember();
  const { data } = useQuery({ ...unreadQuery, enabled: member?.isTrial === false });
  const count = data?.unreadMessage ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('unreadMessages', { count })} />;
}
