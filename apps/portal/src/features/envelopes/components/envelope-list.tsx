import { useTranslations } from '@portal/i18n/react';
import { buttonClass, EmptyState, GiftDrawing, Skeleton } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { useEnvelopes } from '../api/list-envelopes.ts';
import { RainCard } from './rain-card.tsx';

/** Rains of these days; gifts for one member wait in the reward centre (PR-12). */
export function EnvelopeList() {
  const t = useTranslations('envelopes');
  const { data, error, refetch } = useEnvelopes();
  if (!useHearsOffers()) {
    return <OffersRest />;
  }
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-40 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  const toRewards = (
    <Link to="/m/rewardCenter" className={buttonClass({ variant: 'primary' })}>
      {t('toRewards')}
    </Link>
  );
  if (data.length === 0) {
    return (
      <EmptyState
        drawing={<GiftDrawing />}
        title={t('none')}
        text={t('noneText')}
        action={toRewards}
      />
    );
  }
  return (
    <div data-ux="PR-12" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {data.map((rain) => (
        <RainCard key={rain.id} rain={rain} />
      ))}
      <p className="m-0 text-14 text-text-2">
        {t('gifts')}{' '}
        <Link to="/m/rewardCenter" className="text-link underline">
          {t('toRewards')}
        </Link>
      </p>
    </div>
  );
}
