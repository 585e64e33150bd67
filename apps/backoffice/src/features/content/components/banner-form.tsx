import { useTranslations } from '@portal/i18n/react';
import { Checkbox, Field, type FormHandle, Input } from '@portal/ui';
import { useState } from 'react';
import type { Banner, Banners } from '../api/list-banners.ts';
import type { BannerDraft } from '../banner-draft.ts';
import { shownText, type LocalText } from '../local-text.ts';
import { useBannerForm } from '../use-banner-form.ts';
import { BannerPreview } from './banner-preview.tsx';
import { LanguageSwitch, LocalField } from './local-fields.tsx';
import { type SiteLanguage } from '../../../shared/site-language.ts';
import { PictureField } from './picture-field.tsx';
import { RemoveButton, SectionForm } from './section-form.tsx';
import { ShownFields } from '../../../shared/audience/shown-fields.tsx';

const mostText = 300;
const parts = ['title', 'text', 'action'] as const;

/** The picture, words and button of a banner, and when it is shown. */
export function BannerForm(props: {
  readonly banners: Banners;
  readonly banner: Banner | undefined;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-content');
  const { banners, banner } = props;
  const { form, remove } = useBannerForm(props);
  return (
    <SectionForm
      form={form}
      section={banners}
      other={
        banner !== undefined && (
          <RemoveButton isBusy={form.isBusy} onRemove={() => void form.send(remove)} />
        )
      }
    >
      <PictureField url={form.values.url} onChange={(url) => form.set('url', url)} />
      <Words form={form} languages={banners.languages} />
      <Field label={t('banners.link')} hint={t('banners.linkHint')} {...form.field('link')}>
        <Input {...form.text('link')} inputMode="url" dir="ltr" />
      </Field>
      <Checkbox label={t('offer.label')} {...form.box('isOffer')} />
      <ShownFields form={form} section={banners} />
      <Field label={t('notices.place')} {...form.field('place')}>
        <Input {...form.text('place')} inputMode="numeric" dir="ltr" />
      </Field>
    </SectionForm>
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
  const { title, text, action, link, url } = form.values;
  const shown = (texts: LocalText) => shownText(texts, code, standard);
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
      <BannerPreview
        url={url}
        title={shown(title)}
        text={shown(text)}
        action={link === '' ? '' : shown(action)}
        language={language}
      />
    </>
  );
}
