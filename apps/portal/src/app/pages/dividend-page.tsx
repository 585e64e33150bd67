import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { KindPage } from '../../features/contracts/components/kind-page.tsx';

const path = '/a/agentDividendRecordCopy2';

export default function DividendPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <KindPage
      kind="DIVIDEND"
      ux="AC-10"
      title={t('dividend')}
      search={search}
      onSearch={(change) => {
        void navigate({ to: path, search: { ...search, ...change }, resetScroll: false });
      }}
    />
  );
}
