import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { KindPage } from '../../features/contracts/components/kind-page.tsx';

const path = '/a/agentHourSalary';

export default function HourSalaryPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <KindPage
      kind="HOURLY"
      ux="AC-12"
      title={t('hourSalary')}
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
