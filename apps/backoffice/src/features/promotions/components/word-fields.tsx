import { directionOf } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input, TextArea } from '@portal/ui';
import { type PromotionDraft, textLocales } from '../promotion-draft.ts';
import { RichField } from '../../../shared/rich-field.tsx';
import { useLanguageName } from '../use-language-name.ts';
import { FormSection } from './form-section.tsx';

/** Name, sentence and rules in each language; one that is begun needs all three. */
export function WordFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions.form');
  const languageName = useLanguageName();
  return (
    <FormSection title={t('words')}>
      {textLocales.map((locale) => {
        const language = languageName(locale);
        return (
          <div key={locale} className="grid gap-2">
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
      })}
    </FormSection>
  );
}
