import { useTranslations } from '@portal/i18n/react';
import { useParams } from '@tanstack/react-router';
import { BonusDetail } from '../../features/rewards/components/bonus-detail.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function BonusPage() {
  const t = useTranslations('account.titles');
  const { rewardId } = useParams({ from: '/m/bonusDetails/$rewardId' });
  return (
    <div>
      <PageHeading>{t('bonusDetails')}</PageHeading>
      <BonusDetail key={rewardId} id={rewardId} />
    </div>
  );
}
