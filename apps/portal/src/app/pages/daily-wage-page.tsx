import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { KindPage } from '../../features/contracts/components/kind-page.tsx';

const path = '/a/agentDailyWages2';

export default function DailyWagePage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <KindPage
      kind="DAILY"
      ux="AC-11"
      title={t('dailyWage')}
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
