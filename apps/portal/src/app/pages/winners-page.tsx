import { useTranslations } from '@portal/i18n/react';
import { WinnersList } from '../../features/winners/components/winners-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function WinnersPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('winners')}</PageHeading>
      <WinnersList />
    </div>
  );
}
