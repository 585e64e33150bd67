import { directionOf, type Locale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input, TextArea } from '@portal/ui';
import { RichField } from '../../../shared/rich-field.tsx';
import { LanguageFields } from '../../../shared/words/language-fields.tsx';
import { useLanguageName } from '../../../shared/words/use-language-name.ts';
import { type PromotionDraft, writtenIn } from '../promotion-draft.ts';
import { FormSection } from './form-section.tsx';

/** Name, sentence and rules in the languages of the site; one that is begun needs all three. */
export function WordFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions.form');
  return (
    <FormSection title={t('words')}>
      <LanguageFields written={writtenIn(form.values)}>
        {(locale) => <Words form={form} locale={locale} />}
      </LanguageFields>
    </FormSection>
  );
}

function Words(props: { readonly form: FormHandle<PromotionDraft>; readonly locale: Locale }) {
  const { form, locale } = props;
  const t = useTranslations('desk-promotions.form');
  const names = useTranslations('desk-shell.words');
  const language = useLanguageName()(locale);
  return (
    <>
      <Field label={names('nameIn', { language })} {...form.field(`title-${locale}`)}>
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
    </>
  );
}
