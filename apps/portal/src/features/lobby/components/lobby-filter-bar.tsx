import { useTranslations } from '@portal/i18n/react';
import { FilterBar, Select, type AppliedFilter } from '@portal/ui';
import { useFilterLabels } from '../../../shared/filters/use-filter-labels.ts';
import { hasSlotKinds } from '../../../shared/games/centres.ts';
import { changeFilters } from '../lobby-filters.ts';
import { sorts } from '../lobby-search.ts';
import { ClassifyChips, VendorChips } from './filter-chips.tsx';
import { FilterSheets } from './filter-sheets.tsx';
import type { LobbyProps } from './game-lobby.tsx';
import { NameSearch } from './name-search.tsx';
import { OwnChips } from './own-chips.tsx';

/** Kind, vendor, word and order of a centre, and how many games they leave (G-07). */
export function LobbyFilterBar(
  props: LobbyProps & {
    readonly isDesktop: boolean;
    readonly total: number | undefined;
    readonly onClear: () => void;
  },
) {
  const t = useTranslations('lobby.filters');
  const counts = useTranslations('common.counts');
  const { filters, onFilters, title, total } = props;
  const name = (
    <NameSearch
      value={filters.gameName}
      title={title}
      onSearch={(gameName) => {
        onFilters(changeFilters(filters, { gameName }));
      }}
    />
  );
  return (
    <div className="mt-3">
      <FilterBar
        ux="G-07"
        labels={useFilterLabels(t('region', { category: title }))}
        found={total === undefined ? '' : counts('games', { count: total })}
        applied={useApplied(props)}
        onClear={props.onClear}
        end={<OwnChips {...props} />}
        search={name}
      >
        {props.isDesktop ? <SortSelect {...props} /> : <FilterSheets {...props} />}
        {hasSlotKinds(props.type) && <ClassifyChips {...props} />}
        {props.isDesktop && <VendorChips {...props} />}
      </FilterBar>
    </div>
  );
}

function SortSelect({ filters, onFilters }: LobbyProps) {
  const t = useTranslations('lobby');
  return (
    <Select
      aria-label={t('filters.sort')}
      value={filters.sort ?? 'popular'}
      options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
      onChange={(sort) => {
        onFilters(changeFilters(filters, { sort }));
      }}
    />
  );
}

function useApplied({ filters, onFilters, vendors }: LobbyProps): readonly AppliedFilter[] {
  const t = useTranslations('games.classify');
  const { gameClassify, vassalage, gameName } = filters;
  const one = (id: 'gameClassify' | 'vassalage' | 'gameName', label: string): AppliedFilter => ({
    id,
    label,
    onRemove: () => {
      onFilters(changeFilters(filters, { [id]: undefined }));
    },
  });
  const vendor = vendors.find(({ code }) => code === vassalage)?.name;
  return [
    ...(gameClassify === undefined ? [] : [one('gameClassify', t(gameClassify))]),
    ...(vassalage === undefined ? [] : [one('vassalage', vendor ?? vassalage)]),
    ...(gameName === undefined ? [] : [one('gameName', gameName)]),
  ];
}
