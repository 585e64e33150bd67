import { useTranslations } from '@portal/i18n/react';
import { BonusList } from '../../features/rewards/components/bonus-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function BonusDetailsPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('bonusDetails')}</PageHeading>
      <BonusList />
    </div>
  );
}
