import { directionOf, ownNameOf, wholeLocales } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Field, Input } from '@portal/ui';

export type Titles = Readonly<Record<string, string>>;

const mostCharacters = 120;

/** What the site calls a game in each language; empty is the title that the vendor gives. */
export function TitleFields(props: {
  readonly value: Titles;
  readonly vendorTitle: string;
  readonly onChange: (titles: Titles) => void;
}) {
  const t = useTranslations('desk-games.titles');
  const { value, vendorTitle, onChange } = props;
  return (
    <fieldset data-ux="BO-10-titles" className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-1 text-14 font-semibold">{t('title')}</legend>
      <p className="m-0 text-12 text-text-3">{t('hint')}</p>
      {wholeLocales.map((locale) => (
        <Field key={locale} label={ownNameOf(locale)}>
          <Input
            value={value[locale] ?? ''}
            lang={locale}
            dir={directionOf(locale)}
            maxLength={mostCharacters}
            placeholder={vendorTitle}
            onChange={({ target }) => onChange({ ...value, [locale]: target.value })}
          />
        </Field>
      ))}
    </fieldset>
  );
}

/** Without those that were emptied. */
export function writtenTitles(titles: Titles): Record<string, string> {
  return Object.fromEntries(
    Object.entries(titles).flatMap(([locale, title]) => {
      const text = title.trim();
      return text === '' ? [] : [[locale, text]];
    }),
  );
}
