import { useTranslations } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useBadges } from '../../shared/badges/badges.ts';
import { contactsQuery } from '../../shared/payment/api/read-contacts.ts';

const look = 'inline-flex min-h-11 items-center font-semibold text-link';

/** What waits for the member beside orders: rewards, and an address that is not proven. */
export function useToDo(): readonly ReactNode[] {
  const t = useTranslations('overview');
  const rewards = useBadges()?.rewardCount ?? 0;
  const { data: contacts } = useQuery(contactsQuery);
  return [
    rewards > 0 && (
      <Link key="rewards" to="/m/rewardCenter" className={look}>
        {t('rewards', { count: rewards })}
      </Link>
    ),
    contacts !== undefined && contacts.email?.isProven !== true && (
      <Link key="email" to="/m/securityCenter" className={look}>
        {t('email')}
      </Link>
    ),
  ].filter((item) => item !== false);
}
