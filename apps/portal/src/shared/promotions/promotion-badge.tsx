import { useTranslations } from '@portal/i18n/react';
import { Badge } from '@portal/ui';
import { useEffect } from 'react';
import { noteAppVisit } from '../app-visit/note-app-visit.ts';
import { useBadges } from '../badges/badges.ts';
import { useMember } from '../session/session.ts';

/**
 * How many promotions can be joined or taken (portal.md 3); nothing for none, and while it is
 * unknown. It comes with whoever is signed in, so that a visit of the installed app is told here.
 */
export function PromotionBadge() {
  const t = useTranslations('promotions');
  const account = useMember()?.account;
  useEffect(() => {
    if (account !== undefined) {
      noteAppVisit(account);
    }
  }, [account]);
  const count = useBadges()?.availablePromoCount ?? 0;
  return count === 0 ? null : <Badge count={count} label={t('available', { count })} />;
}
