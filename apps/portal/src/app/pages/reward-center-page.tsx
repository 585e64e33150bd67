import { useTranslations } from '@portal/i18n/react';
import { RewardCentre } from '../../features/rewards/components/reward-centre.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';

export default function RewardCenterPage() {
  const t = useTranslations('account.titles');
  return (
    <div>
      <PageHeading>{t('rewardCenter')}</PageHeading>
      <RewardCentre />
    </div>
  );
}
