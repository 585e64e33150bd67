import { useLanguage } from '@portal/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { WhenNear } from '../../../shared/device/when-near.tsx';
import { vendorsQuery } from '../../../shared/games/api/list-vendors.ts';
import { navCategories } from '../../../shared/games/centres.ts';
import { AppStrip } from './app-strip.tsx';
import { CategoryRow, rowTypes } from './category-row.tsx';
import { SlotsRow } from './slots-row.tsx';
import { WinnersBoard } from './winners-board.tsx';

/**
 * What follows the hot games, in the order of design-brief.md 1.7. A category without vendors has
 * no row.
 */
export function LateSections() {
  const { code } = useLanguage();
  const { data = [] } = useQuery(vendorsQuery(code));
  const offered = navCategories(data).map(({ gameCategory }) => gameCategory);
  return (
    <>
      <SlotsRow />
      {rowTypes
        .filter((type) => offered.includes(type))
        .map((type) => (
          <WhenNear key={type} className="min-h-100">
            <CategoryRow type={type} />
          </WhenNear>
        ))}
      <WhenNear className="min-h-80">
        <WinnersBoard />
      </WhenNear>
      <AppStrip />
    </>
  );
}
