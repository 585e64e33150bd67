import { useTranslations } from '@portal/i18n/react';
import { RaffleList } from '../../features/raffle/components/raffle-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function RafflePage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('raffle')}</PageHeading>
      <RaffleList />
    </div>
  );
}
