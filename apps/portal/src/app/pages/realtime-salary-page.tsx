import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { KindPage } from '../../features/contracts/components/kind-page.tsx';

const path = '/a/agentRealtimeSalary';

export default function RealtimeSalaryPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <KindPage
      kind="REALTIME"
      ux="AC-13"
      title={t('realtimeSalary')}
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
