import { useTranslations } from '@portal/i18n/react';
import { rateCategories, type RateCategory } from '@portal/protocol';
import { FilterSelect } from '@portal/ui';

/** One category of a report, or all. */
export function CategorySelect(props: {
  readonly value: RateCategory | undefined;
  readonly onChange: (category: RateCategory | undefined) => void;
}) {
  const t = useTranslations('team-reports');
  const categories = useTranslations('games.categories');
  return (
    <FilterSelect
      label={t('category')}
      all={t('allCategories')}
      value={props.value}
      onChange={props.onChange}
      options={rateCategories.map((value) => ({ value, label: categories(value) }))}
    />
  );
}
