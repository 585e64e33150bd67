import { useTranslations } from '@portal/i18n/react';
import { EmptyState, GiftDrawing, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { useVip } from '../../../shared/vip/api/read-vip.ts';
import { useVipRanks } from '../api/list-vip-ranks.ts';
import { BirthdayCard } from './birthday-card.tsx';
import { OwnRank } from './own-rank.tsx';
import { RankTable } from './rank-table.tsx';
import { VipSteps } from './vip-steps.tsx';

/** The own rank with what is missing, the ladder with what it gives, and the steps so far. */
export function VipBenefits() {
  const t = useTranslations('vip');
  const vip = useVip();
  const ranks = useVipRanks();
  const hearsOffers = useHearsOffers();
  const error = vip.error ?? ranks.error;
  if (error !== null) {
    const again = () => {
      void vip.refetch();
      void ranks.refetch();
    };
    return <LoadFailed error={error} onRetry={again} headingLevel={2} />;
  }
  if (vip.data === undefined || ranks.data === undefined) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-80 rounded-card" />
        <StillLoading />
      </div>
    );
  }
  if (ranks.data.list.length === 0) {
    return <EmptyState drawing={<GiftDrawing />} title={t('none')} text={t('noneText')} />;
  }
  if (!hearsOffers) {
    return (
      <div data-ux="PR-11" className="grid gap-6">
        <OwnRank vip={vip.data} />
        <OffersRest />
        <VipSteps vip={vip.data} ranks={ranks.data.list} />
      </div>
    );
  }
  return (
    <div data-ux="PR-11" className="grid gap-6">
      <OwnRank vip={vip.data} ranks={ranks.data.list} />
      {vip.data.birthday !== null && (
        <BirthdayCard birthday={vip.data.birthday} currency={vip.data.currency} />
      )}
      <RankTable ranks={ranks.data} own={vip.data.vipRankLevel} />
      <VipSteps vip={vip.data} ranks={ranks.data.list} />
    </div>
  );
}
