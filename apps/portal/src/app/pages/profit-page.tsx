import { useTranslations } from '@portal/i18n/react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Profit } from '../../features/statement/components/profit.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

const path = '/m/personalProfit';

export default function ProfitPage() {
  const t = useTranslations('account.titles');
  const navigate = useNavigate();
  const search = useSearch({ from: path });
  return (
    <div>
      <PageHeading>{t('profit')}</PageHeading>
      <Profit
        search={search}
        onSearch={(range) => void navigate({ to: path, search: range, resetScroll: false })}
      />
    </div>
  );
}
