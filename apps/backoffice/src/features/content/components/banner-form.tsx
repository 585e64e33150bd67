import { useTranslations } from '@portal/i18n/react';
import { Field, Form, type FormHandle, Input } from '@portal/ui';
import { useState } from 'react';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import type { Banner, Banners } from '../api/list-banners.ts';
import type { BannerDraft } from '../banner-draft.ts';
import { shownText } from '../local-text.ts';
import { useBannerForm } from '../use-banner-form.ts';
import { EditorActions } from './editor-actions.tsx';
import { LanguageSwitch, LocalField, type SiteLanguage } from './local-fields.tsx';
import { PictureField } from './picture-field.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TextPreview } from './text-preview.tsx';

const mostText = 300;
const parts = ['title', 'text', 'action'] as const;

/** The picture, words and button of a banner, and when it is shown. */
export function BannerForm(props: {
  readonly banners: Banners;
  readonly banner: Banner | undefined;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-content');
  const words = useFormWords();
  const { banners, banner } = props;
  const { form, remove } = useBannerForm(props);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <EditorActions
          isBusy={form.isBusy}
          onRemove={banner === undefined ? undefined : () => void form.send(remove)}
        />
      }
    >
      <PictureField url={form.values.url} onChange={(url) => form.set('url', url)} />
      <Words form={form} languages={banners.languages} />
      <Field label={t('banners.link')} hint={t('banners.linkHint')} {...form.field('link')}>
        <Input {...form.text('link')} inputMode="url" dir="ltr" />
      </Field>
      <ScheduleFields
        from={{ field: form.field('showFrom'), input: form.text('showFrom') }}
        to={{ field: form.field('showTo'), input: form.text('showTo') }}
        timeZone={banners.timeZone}
      />
      <Field label={t('notices.place')} {...form.field('place')}>
        <Input {...form.text('place')} inputMode="numeric" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

function Words(props: {
  readonly form: FormHandle<BannerDraft>;
  readonly languages: readonly SiteLanguage[];
}) {
  const t = useTranslations('desk-content.banners.words');
  const { form, languages } = props;
  const standard = languages[0]?.code ?? '';
  const [code, setCode] = useState(standard);
  const language = languages.find((row) => row.code === code);
  if (language === undefined) {
    return null;
  }
  const { title, text } = form.values;
  return (
    <>
      <LanguageSwitch languages={languages} texts={title} code={code} onChange={setCode} />
      {parts.map((part) => {
        const { value, onChange } = form.choice(part);
        return (
          <LocalField
            key={part}
            label={t(part)}
            language={language}
            texts={value}
            onChange={onChange}
            mostCharacters={mostText}
            {...form.field(part)}
          />
        );
      })}
      <TextPreview
        language={language}
        title={shownText(title, code, standard)}
        content={shownText(text, code, standard)}
      />
    </>
  );
}
