import { useLanguage } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { WhenNear } from '../../../shared/device/when-near.tsx';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import { navCategories } from '../../../shared/games/centres.ts';
import { AppStrip } from './app-strip.tsx';
import { CategoryRow, rowTypes } from './category-row.tsx';
import { SlotsRow } from './slots-row.tsx';
import { WinnersBoard } from './winners-board.tsx';

type RowType = (typeof rowTypes)[number];

function isLottery(type: RowType): boolean {
  return type === 'ELOTT' || type === 'LOTT';
}

function LateRow({ type }: { readonly type: RowType }) {
  return (
    <WhenNear className="min-h-100">
      <CategoryRow type={type} />
    </WhenNear>
  );
}

/**
 * What follows the hot games, in the order of design-brief.md 1.7; the draws of the house come
 * before the lotteries of others. A category without vendors has no row.
 */
export function LateSections({ draws }: { readonly draws: ReactNode }) {
  const { code } = useLanguage();
  const { data = [] } = useQuery(vendorsQuery(code));
  const offered = navCategories(data).map(({ gameCategory }) => gameCategory);
  const shown = rowTypes.filter((type) => offered.includes(type));
  return (
    <>
      <SlotsRow />
      {shown
        .filter((type) => !isLottery(type))
        .map((type) => (
          <LateRow key={type} type={type} />
        ))}
      <WhenNear className="min-h-60">
        <Suspense fallback={<div className="min-h-60" />}>{draws}</Suspense>
      </WhenNear>
      {shown.filter(isLottery).map((type) => (
        <LateRow key={type} type={type} />
      ))}
      <WhenNear className="min-h-80">
        <WinnersBoard />
      </WhenNear>
      <AppStrip />
    </>
  );
}
