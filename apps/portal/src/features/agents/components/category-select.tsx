import { useTranslations } from '@portal/i18n/react';
import { rateCategories, type RateCategory } from '@portal/protocol';
import { Select } from '@portal/ui';

const all = 'all';

/** One category of a report, or all. */
export function CategorySelect(props: {
  readonly value: RateCategory | undefined;
  readonly onChange: (category: RateCategory | undefined) => void;
}) {
  const t = useTranslations('team-reports');
  const categories = useTranslations('games.categories');
  return (
    <Select
      aria-label={t('category')}
      value={props.value ?? all}
      onChange={(category) => props.onChange(category === all ? undefined : category)}
      options={[
        { value: all, label: t('allCategories') },
        ...rateCategories.map((value) => ({ value, label: categories(value) })),
      ]}
    />
  );
}
