import { useTranslations } from '@portal/i18n/react';
import { Select } from '@portal/ui';
import { changeFilters } from '../lobby-filters.ts';
import { sorts } from '../lobby-search.ts';
import { ClassifyChips, VendorChips } from './filter-chips.tsx';
import type { LobbyProps } from './game-lobby.tsx';
import { NameSearch } from './name-search.tsx';

export function DesktopFilters(props: LobbyProps) {
  const t = useTranslations('lobby');
  const { filters, onFilters, title } = props;
  return (
    <div data-ux="G-07" className="mt-4 grid gap-2">
      <div className="flex items-center gap-3">
        <ClassifyChips {...props} />
        <div className="ms-auto w-64">
          <NameSearch
            value={filters.gameName}
            title={title}
            onSearch={(gameName) => {
              onFilters(changeFilters(filters, { gameName }));
            }}
          />
        </div>
        <div className="w-44">
          <Select
            aria-label={t('filters.sort')}
            value={filters.sort ?? 'popular'}
            options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={(sort) => {
              onFilters(changeFilters(filters, { sort }));
            }}
          />
        </div>
      </div>
      <VendorChips {...props} />
    </div>
  );
}
