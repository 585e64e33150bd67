import { useTranslations } from '@portal/i18n/react';
import type { PromotionStatus } from '@portal/protocol';
import { EmptyState, GiftDrawing, Segmented, Skeleton } from '@portal/ui';
import { useState } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { usePromotions, type Promotion } from '../../../shared/promotions/list-promotions.ts';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { PromotionCard } from './promotion-card.tsx';

const views = ['all', 'open', 'own', 'past'] as const;
type View = (typeof views)[number];

const inView: Readonly<Record<View, ReadonlySet<PromotionStatus> | undefined>> = {
  all: undefined,
  open: new Set(['JOIN', 'CLAIM']),
  own: new Set(['JOINED', 'PROCESS', 'CLAIM', 'APPLYING', 'REJECTED', 'ISSUED', 'CLAIMED']),
  past: new Set(['CLOSE', 'ISSUED', 'CLAIMED']),
};

/** What a member can do something about stands first. */
const order: readonly PromotionStatus[] = [
  'CLAIM',
  'PROCESS',
  'JOINED',
  'REJECTED',
  'JOIN',
  'APPLYING',
  'COMING_SOON',
  'ISSUED',
  'CLAIMED',
  'CLOSE',
];

/** All promotions by what can be done about them (PR-01). */
export function PromotionList() {
  const t = useTranslations('promotions');
  const [view, setView] = useState<View>('all');
  const { data, error, refetch } = usePromotions();
  const none = useHearsOffers() ? 'none' : 'paused';
  if (data === undefined) {
    return error === null ? (
      <Waiting />
    ) : (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    );
  }
  const shown = data.filter(({ status }) => inView[view]?.has(status) ?? true).toSorted(byUse);
  return (
    <div data-ux="PR-01" className="grid gap-5">
      <Segmented
        label={t('view.label')}
        value={view}
        options={views.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={setView}
      />
      {shown.length === 0 ? (
        <EmptyState
          drawing={<GiftDrawing />}
          title={t('empty.title')}
          text={t(`empty.${data.length === 0 ? none : 'view'}`)}
        />
      ) : (
        <ul className="m-0 grid list-none gap-4 p-0 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function byUse(left: Promotion, right: Promotion): number {
  return order.indexOf(left.status) - order.indexOf(right.status);
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-72" />
      ))}
      <StillLoading />
    </div>
  );
}
