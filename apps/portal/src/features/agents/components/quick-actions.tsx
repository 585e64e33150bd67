import { useTranslations } from '@portal/i18n/react';
import { buttonClass } from '@portal/ui';
import { Link } from '@tanstack/react-router';

const actions = [
  ['/a/registerCenter', 'registerCenter'],
  ['/a/downlineManagmentView', 'downline'],
  ['/a/agentTeamOverview', 'teamOverview'],
  ['/a/transferDownline', 'transferDownline'],
  ['/a/agentRevenueReport', 'agentIncome'],
] as const;

/** Where an agent goes from home most of the time. */
export function QuickActions() {
  const t = useTranslations('account.titles');
  const label = useTranslations('agents')('actions');
  return (
    <nav
      aria-label={label}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-2 sm:flex sm:flex-wrap"
    >
      {actions.map(([to, title]) => (
        <Link key={to} to={to} className={buttonClass({ size: 'touch' })}>
          {t(title)}
        </Link>
      ))}
    </nav>
  );
}
