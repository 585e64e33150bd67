import { useTranslations } from '@portal/i18n/react';
import { BalanceCard, MoneyOrders, ToDoCard } from '../../features/cashier/components/overview.tsx';
import { LastRecords } from '../../features/records/components/last-records.tsx';
import { OwnGames } from '../../features/shell/components/own-games.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { TodayCard } from '../overview/today-card.tsx';
import { useToDo } from '../overview/use-to-do.tsx';

export default function OverviewPage() {
  const t = useTranslations('account.titles');
  const more = useToDo();
  return (
    <div>
      <PageHeading>{t('overview')}</PageHeading>
      <div data-ux="MC-01" className="grid gap-6">
        <div className="grid gap-6 lg:grid-cols-3">
          <BalanceCard />
          <TodayCard />
          <ToDoCard more={more} />
        </div>
        <OwnGames />
        <LastRecords />
        <div className="grid gap-6 lg:grid-cols-2">
          <MoneyOrders />
        </div>
      </div>
    </div>
  );
}
