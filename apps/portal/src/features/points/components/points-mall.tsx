import { useTranslations } from '@portal/i18n/react';
import { Tabs } from '@portal/ui';
import { OffersRest } from '../../../shared/offers/offers-rest.tsx';
import { useHearsOffers } from '../../../shared/offers/use-hears-offers.ts';
import { useMember } from '../../../shared/session/session.ts';
import { type MallTab, mallTabs, type PointsSearch } from '../points-search.ts';
import { GoodsGrid } from './goods-grid.tsx';
import { PointMoves } from './point-moves.tsx';
import { PointsStrip } from './points-strip.tsx';
import { RedeemList } from './redeem-list.tsx';

interface MallProps {
  readonly search: PointsSearch;
  readonly onSearch: (search: PointsSearch) => void;
}

/** The points mall: the purse, and under it what it buys and what became of it. */
export function PointsMall({ search, onSearch }: MallProps) {
  const t = useTranslations('points');
  const isMember = useMember()?.isTrial === false;
  const hearsOffers = useHearsOffers();
  const tabs: readonly MallTab[] = hearsOffers
    ? mallTabs
    : mallTabs.filter((value) => value !== 'goods');
  const chosen = search.tab ?? 'goods';
  const tab = tabs.includes(chosen) ? chosen : 'details';
  return (
    <div data-ux="PR-07" className="grid grid-cols-1 gap-6">
      <PointsStrip />
      {!hearsOffers && <OffersRest />}
      {isMember ? (
        <Tabs
          label={t('tabs.label')}
          tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={(next: MallTab) => onSearch({ tab: next })}
        >
          {tab === 'goods' && <GoodsGrid />}
          {tab === 'redeems' && <RedeemList />}
          {tab === 'details' && <PointMoves />}
        </Tabs>
      ) : (
        <GoodsGrid />
      )}
    </div>
  );
}
