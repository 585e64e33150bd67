import { useTranslations } from '@portal/i18n/react';
import { GiftPlay } from '../../features/cashier/components/gift-play.tsx';
import { BonusList } from '../../features/rewards/components/bonus-list.tsx';
import { PageHeading } from '../../shared/heading/page-heading.tsx';
import { useMember } from '../../shared/session/session.ts';

export default function BonusDetailsPage() {
  const t = useTranslations('account.titles');
  const isTrial = useMember()?.isTrial === true;
  return (
    <div>
      <PageHeading>{t('bonusDetails')}</PageHeading>
      <BonusList />
      {!isTrial && <GiftPlay />}
    </div>
  );
}
