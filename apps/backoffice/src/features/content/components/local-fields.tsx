import { directionOf, isLocale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Field, Input, Select } from '@portal/ui';
import { RichField } from '../../../shared/rich-field.tsx';
import { languageName, type SiteLanguage } from '../../../shared/site-language.ts';
import type { LocalText } from '../local-text.ts';

/** Which language of a text is written now; those without one are named as such. */
export function LanguageSwitch(props: {
  readonly languages: readonly SiteLanguage[];
  readonly texts: LocalText;
  readonly code: string;
  readonly onChange: (code: string) => void;
}) {
  const t = useTranslations('desk-content.languages');
  const { languages, texts, code, onChange } = props;
  return (
    <Field label={t('label')} hint={t('hint')}>
      <Select
        value={code}
        onChange={onChange}
        options={languages.map((language) => {
          const name = languageName(language);
          const isMissing = (texts[language.code] ?? '').trim() === '';
          return { value: language.code, label: isMissing ? t('missing', { name }) : name };
        })}
      />
    </Field>
  );
}

/** One text in the language that is written now. */
export function LocalField(props: {
  readonly label: string;
  readonly language: SiteLanguage;
  readonly texts: LocalText;
  readonly onChange: (texts: LocalText) => void;
  readonly error: string | undefined;
  readonly mostCharacters: number;
  readonly isLong?: boolean;
}) {
  const { label, language, texts, onChange, error, mostCharacters, isLong = false } = props;
  const { code, locale } = language;
  const ways = isLocale(locale) ? { lang: locale, dir: directionOf(locale) } : undefined;
  const input = { value: texts[code] ?? '', maxLength: mostCharacters, ...ways };
  const write = (text: string) => onChange({ ...texts, [code]: text });
  if (isLong) {
    return (
      <RichField
        label={label}
        value={input.value}
        onChange={write}
        lang={ways?.lang}
        direction={ways?.dir}
        error={error}
      />
    );
  }
  return (
    <Field label={label} error={error}>
      <Input {...input} onChange={({ target }) => write(target.value)} />
    </Field>
  );
}
