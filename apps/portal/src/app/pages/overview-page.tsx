import { useTranslations } from '@portal/i18n/react';
import { MoneyOverview } from '../../features/cashier/components/overview.tsx';
import { TodayNet } from '../../features/records/components/today-net.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function OverviewPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('overview')}</PageHeading>
      <div data-ux="MC-01" className="grid gap-6 lg:grid-cols-2">
        <MoneyOverview />
        <TodayNet />
      </div>
    </div>
  );
}
