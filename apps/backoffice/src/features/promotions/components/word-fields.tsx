import { directionOf, type Locale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Button, Field, type FormHandle, Input, TextArea } from '@portal/ui';
import { useState } from 'react';
import { siteLanguages } from '../../../shared/env.ts';
import { RichField } from '../../../shared/rich-field.tsx';
import { type PromotionDraft, writtenIn } from '../promotion-draft.ts';
import { useLanguageName } from '../use-language-name.ts';
import { FormSection } from './form-section.tsx';

/**
 * Name, sentence and rules in the languages of the site: its default is needed, the others are
 * added; one that is begun needs all three.
 */
export function WordFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions.form');
  const languageName = useLanguageName();
  const offered = siteLanguages();
  const [begun, setBegun] = useState<readonly Locale[]>(() => [
    ...offered.slice(0, 1),
    ...writtenIn(form.values),
  ]);
  const shown = [...new Set([...offered, ...begun])].filter((locale) => begun.includes(locale));
  const missing = offered.filter((locale) => !begun.includes(locale));
  const [needed = 'en'] = offered;
  return (
    <FormSection title={t('words')}>
      <p className="m-0 text-13 text-text-3 sm:col-span-2">
        {t('wordsHint', { language: languageName(needed) })}
      </p>
      {shown.map((locale) => (
        <LanguageFields key={locale} form={form} locale={locale} />
      ))}
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          {missing.map((locale) => (
            <Button key={locale} onClick={() => setBegun([...begun, locale])}>
              {t('addLanguage', { language: languageName(locale) })}
            </Button>
          ))}
        </div>
      )}
    </FormSection>
  );
}

function LanguageFields(props: {
  readonly form: FormHandle<PromotionDraft>;
  readonly locale: Locale;
}) {
  const { form, locale } = props;
  const t = useTranslations('desk-promotions.form');
  const language = useLanguageName()(locale);
  return (
    <div className="grid gap-2">
      <Field label={t('titleIn', { language })} {...form.field(`title-${locale}`)}>
        <Input {...form.text(`title-${locale}`)} maxLength={80} dir="auto" lang={locale} />
      </Field>
      <Field label={t('leadIn', { language })} {...form.field(`lead-${locale}`)}>
        <TextArea
          {...form.text(`lead-${locale}`)}
          rows={2}
          maxLength={200}
          dir="auto"
          lang={locale}
        />
      </Field>
      <RichField
        label={t('rulesIn', { language })}
        {...form.choice(`rules-${locale}`)}
        {...form.field(`rules-${locale}`)}
        lang={locale}
        direction={directionOf(locale)}
      />
    </div>
  );
}
