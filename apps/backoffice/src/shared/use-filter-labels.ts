import { useTranslations } from '@portal/i18n/react';
import type { FilterBarLabels } from '@portal/ui';

/** The words of a filter bar; `region` names the list that it narrows. */
export function useFilterLabels(region: string): FilterBarLabels {
  const t = useTranslations('ui.filters');
  return { region, clear: t('clear'), remove: (filter) => t('remove', { filter }) };
}
