import { useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import { Field, type FormHandle, Input, Select } from '@portal/ui';

type Texts = ReturnType<FormHandle<{ readonly name: string }>['text']>;
type FieldProps = ReturnType<FormHandle<{ readonly name: string }>['field']>;
type Choice = ReturnType<FormHandle<{ readonly category: string }>['choice']>;

/** A name in both languages; Arabic may be left out. */
export function NameFields(props: {
  readonly name: FieldProps;
  readonly input: Texts;
  readonly inputAr: Texts;
}) {
  const t = useTranslations('desk-missions.form');
  return (
    <>
      <Field label={t('nameEn')} isRequired {...props.name}>
        <Input {...props.input} maxLength={80} dir="auto" />
      </Field>
      <Field label={t('nameAr')}>
        <Input {...props.inputAr} maxLength={80} dir="auto" />
      </Field>
    </>
  );
}

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
