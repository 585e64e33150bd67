import { useTranslations } from '@portal/i18n/react';
import { Select } from '@portal/ui';
import { type PageSize, pageSizeIn, pageSizes, usualPageSize } from './page-sizes.ts';

/** How many rows come at once (B5). */
export function PageSizeSelect(props: {
  readonly size: PageSize | undefined;
  /** Undefined for the usual one, which no address names. */
  readonly onSize: (size: PageSize | undefined) => void;
}) {
  const t = useTranslations('ui.pager');
  return (
    <Select
      aria-label={t('size')}
      value={String(props.size ?? usualPageSize)}
      onChange={(next) => props.onSize(pageSizeIn(next))}
      options={pageSizes.map((rows) => ({ value: String(rows), label: t('rows', { rows }) }))}
    />
  );
}
