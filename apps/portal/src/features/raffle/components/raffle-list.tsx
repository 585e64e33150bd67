import { useTranslations } from '@portal/i18n/react';
import { EmptyState, NetDrawing, Skeleton } from '@portal/ui';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { useRaffles } from '../api/list-raffles.ts';
import { RaffleCard } from './raffle-card.tsx';

/** Raffles that run and that were drawn: own tickets, prizes, winners, the claim (PR-05). */
export function RaffleList() {
  const t = useTranslations('raffle');
  const { data, error, refetch } = useRaffles();
  const hearsOffers = useHearsOffers();
  if (data === undefined) {
    return error === null ? (
      <div aria-busy="true" className="grid gap-3">
        <Skeleton className="h-80 rounded-card" />
        <StillLoading />
      </div>
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} headingLevel={2} />
    );
  }
  if (data.length === 0) {
    return !hearsOffers ? (
      <OffersRest />
    ) : (
      <EmptyState drawing={<NetDrawing />} title={t('none')} text={t('noneText')} />
    );
  }
  return (
    <div data-ux="PR-05" className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {!hearsOffers && <OffersRest />}
      {data.map((raffle) => (
        <RaffleCard key={raffle.id} raffle={raffle} />
      ))}
    </div>
  );
}
