import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Chip, FilterIcon, RadioGroup, Sheet } from '@portal/ui';
import { useState } from 'react';
import { changeFilters } from '../lobby-filters.ts';
import { sorts } from '../lobby-search.ts';
import type { LobbyProps } from './game-lobby.tsx';

type SheetName = 'vendors' | 'sort';

/** Chips that open sheets, each with a button that says how many games it will show. */
export function FilterSheets(props: LobbyProps & { readonly total: number | undefined }) {
  const t = useTranslations('lobby');
  const { filters, vendors } = props;
  const [open, setOpen] = useState<SheetName>();
  const vendor = vendors.find(({ code }) => code === filters.vassalage);
  return (
    <>
      {vendors.length > 1 && (
        <Chip isSelected={vendor !== undefined} onClick={() => setOpen('vendors')}>
          <FilterIcon size={16} />
          {vendor?.name ?? t('filters.vendors')}
        </Chip>
      )}
      <Chip isSelected={filters.sort !== undefined} onClick={() => setOpen('sort')}>
        {t(`sort.${filters.sort ?? 'popular'}`)}
      </Chip>
      <FilterSheet
        {...props}
        open={open}
        onClose={() => {
          setOpen(undefined);
        }}
      />
    </>
  );
}

function FilterSheet(
  props: LobbyProps & {
    readonly total: number | undefined;
    readonly open: SheetName | undefined;
    readonly onClose: () => void;
  },
) {
  const t = useTranslations('lobby');
  const common = useTranslations('common');
  const { filters, onFilters, vendors, open, onClose } = props;
  const formats = useFormats();
  const isSort = open === 'sort';
  return (
    <Sheet
      isOpen={open !== undefined}
      onClose={onClose}
      title={isSort ? t('filters.sort') : t('filters.vendors')}
      closeLabel={common('actions.close')}
      actions={
        <Button variant="primary" size="touch" block onClick={onClose}>
          {t('list.show', { count: props.total ?? 0 })}
        </Button>
      }
    >
      {isSort ? (
        <RadioGroup
          label={t('filters.sort')}
          value={filters.sort ?? 'popular'}
          options={sorts.map((value) => ({ value, label: t(`sort.${value}`) }))}
          onChange={(sort) => {
            onFilters(changeFilters(filters, { sort }));
          }}
        />
      ) : (
        <RadioGroup
          label={t('filters.vendors')}
          value={filters.vassalage ?? ''}
          options={[
            { value: '', label: t('filters.allVendors') },
            ...vendors.map(({ code, name, games }) => ({
              value: code,
              label: `${name} · ${formats.count(games)}`,
            })),
          ]}
          onChange={(code) => {
            onFilters(changeFilters(filters, { vassalage: code === '' ? undefined : code }));
          }}
        />
      )}
    </Sheet>
  );
}
