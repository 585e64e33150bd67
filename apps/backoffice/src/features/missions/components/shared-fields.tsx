import { useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import { Field, type FormHandle, Input, Select } from '@portal/ui';

type Texts = ReturnType<FormHandle<{ readonly vendor: string }>['text']>;
type FieldProps = ReturnType<FormHandle<{ readonly vendor: string }>['field']>;
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

interface ScopeField {
  readonly field: FieldProps;
  readonly input: Texts;
}

/** Play of one vendor, or of one game. */
export function ScopeFields(props: { readonly vendor: ScopeField; readonly game: ScopeField }) {
  const t = useTranslations('desk-missions.form');
  const { vendor, game } = props;
  return (
    <>
      <Field label={t('vendor')} hint={t('vendorHint')} {...vendor.field}>
        <Input {...vendor.input} dir="ltr" maxLength={40} />
      </Field>
      <Field label={t('game')} hint={t('gameHint')} {...game.field}>
        <Input {...game.input} dir="ltr" maxLength={40} />
      </Field>
    </>
  );
}
