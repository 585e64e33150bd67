import { useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import { Field, type FormHandle, Select } from '@portal/ui';

type Choice = ReturnType<FormHandle<{ readonly category: string }>['choice']>;

/** The games that count; all of them unless one kind is chosen. */
export function CategoryField({ choice }: { readonly choice: Choice }) {
  const t = useTranslations('desk-missions.form');
  const categories = useTranslations('games.categories');
  return (
    <Field label={t('category')}>
      <Select
        {...choice}
        options={[
          { value: '', label: t('allCategories') },
          ...rateCategories.map((value) => ({ value, label: categories(value) })),
        ]}
      />
    </Field>
  );
}
