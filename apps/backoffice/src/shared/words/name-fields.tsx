import { locales, type Locale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input } from '@portal/ui';
import type { ReactNode } from 'react';
import { LanguageFields } from './language-fields.tsx';
import { neededLanguage, type Written } from './site-words.ts';
import { useLanguageName } from './use-language-name.ts';

/** A name in the languages of the site, and under each what else is said in it. */
export function NameFields(props: {
  readonly form: Pick<FormHandle<Written<'name'>>, 'values' | 'field' | 'text'>;
  readonly mostLetters?: number;
  /** Where the name has one of its own. */
  readonly label?: (language: string) => string;
  readonly children?: (locale: Locale) => ReactNode;
}) {
  const { form, mostLetters = 80, children } = props;
  const t = useTranslations('desk-shell.words');
  const languageName = useLanguageName();
  const label = props.label ?? ((language: string) => t('nameIn', { language }));
  return (
    <LanguageFields written={locales.filter((locale) => form.values[`name-${locale}`] !== '')}>
      {(locale) => (
        <>
          <Field
            label={label(languageName(locale))}
            isRequired={locale === neededLanguage()}
            {...form.field(`name-${locale}`)}
          >
            <Input
              {...form.text(`name-${locale}`)}
              maxLength={mostLetters}
              dir="auto"
              lang={locale}
            />
          </Field>
          {children?.(locale)}
        </>
      )}
    </LanguageFields>
  );
}
