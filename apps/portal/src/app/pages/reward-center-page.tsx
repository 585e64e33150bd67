import { useTranslations } from '@portal/i18n/react';
import { RewardCentre } from '../../features/rewards/components/reward-centre.tsx';
import { BirthdayCard } from '../../features/vip/components/birthday-card.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useVip } from '../../shared/vip/api/read-vip.ts';

/** All that waits to be taken, the gift of a rank for a birthday as well (MC-15). */
export default function RewardCenterPage() {
  const t = useTranslations('account.titles');
  const vip = useVip().data;
  const isOpen = vip?.birthday?.state === 'CLAIM';
  return (
    <div>
      <PageHeading>{t('rewardCenter')}</PageHeading>
      <RewardCentre
        rankGift={
          isOpen && vip.birthday !== null ? (
            <BirthdayCard birthday={vip.birthday} currency={vip.currency} />
          ) : undefined
        }
      />
    </div>
  );
}
