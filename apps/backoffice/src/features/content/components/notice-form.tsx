import { useTranslations } from '@portal/i18n/react';
import { isOfferNotice, noticeExecutions, noticeTypes } from '@portal/protocol';
import { Checkbox, Field, type FormHandle, Input, Select } from '@portal/ui';
import { useState } from 'react';
import type { BrandNotice, BrandNotices } from '../api/list-brand-notices.ts';
import { shownText } from '../local-text.ts';
import type { NoticeDraft } from '../notice-draft.ts';
import { useNoticeForm } from '../use-notice-form.ts';
import { LanguageSwitch, LocalField } from './local-fields.tsx';
import { type SiteLanguage } from '../../../shared/site-language.ts';
import { RemoveButton, SectionForm } from './section-form.tsx';
import { ShownFields } from '../../../shared/audience/shown-fields.tsx';
import { TextPreview } from './text-preview.tsx';

const mostTitle = 200;
const mostContent = 5000;

/** What an announcement or popup says, to whom and when. */
export function NoticeForm(props: {
  readonly notices: BrandNotices;
  readonly notice: BrandNotice | undefined;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-content.notices');
  const { notices, notice } = props;
  const { form, remove } = useNoticeForm(props);
  return (
    <SectionForm
      form={form}
      section={notices}
      other={
        notice !== undefined && (
          <RemoveButton isBusy={form.isBusy} onRemove={() => void form.send(remove)} />
        )
      }
    >
      <Kind form={form} />
      <Words form={form} languages={notices.languages} />
      <ShownFields form={form} section={notices} />
      <Field label={t('place')} hint={t('placeHint')} {...form.field('place')}>
        <Input {...form.text('place')} inputMode="numeric" dir="ltr" />
      </Field>
    </SectionForm>
  );
}

function Kind({ form }: { readonly form: FormHandle<NoticeDraft> }) {
  const t = useTranslations('desk-content.notices');
  const offer = useTranslations('desk-content.offer');
  return (
    <>
      <Field label={t('type')}>
        <Select
          {...form.choice('promotionType')}
          options={noticeTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
      </Field>
      {form.values.promotionType === 'PU' && (
        <Field label={t('audience')}>
          <Select
            {...form.choice('execution')}
            options={noticeExecutions.map((value) => ({ value, label: t(`popup.${value}`) }))}
          />
        </Field>
      )}
      {form.values.promotionType !== 'PR' && (
        <Checkbox
          label={offer('label')}
          checked={isOfferNotice(form.values)}
          onChange={({ target }) => form.set('isOffer', target.checked)}
        />
      )}
      {form.values.promotionType !== 'PU' && (
        <>
          <Checkbox
            label={t('pinned')}
            checked={form.values.isPinned}
            onChange={({ target }) => form.set('isPinned', target.checked)}
          />
          <Checkbox
            label={t('forAgents')}
            checked={form.values.isForAgents}
            onChange={({ target }) => form.set('isForAgents', target.checked)}
          />
        </>
      )}
    </>
  );
}

function Words(props: {
  readonly form: FormHandle<NoticeDraft>;
  readonly languages: readonly SiteLanguage[];
}) {
  const t = useTranslations('desk-content.notices');
  const { form, languages } = props;
  const standard = languages[0]?.code ?? '';
  const [code, setCode] = useState(standard);
  const language = languages.find((row) => row.code === code);
  if (language === undefined) {
    return null;
  }
  const [title, content] = [form.choice('title'), form.choice('content')];
  return (
    <>
      <LanguageSwitch languages={languages} texts={title.value} code={code} onChange={setCode} />
      <LocalField
        label={t('title')}
        language={language}
        texts={title.value}
        onChange={title.onChange}
        mostCharacters={mostTitle}
        {...form.field('title')}
      />
      <LocalField
        label={t('content')}
        language={language}
        texts={content.value}
        onChange={content.onChange}
        mostCharacters={mostContent}
        isLong
        {...form.field('content')}
      />
      <TextPreview
        language={language}
        title={shownText(title.value, code, standard)}
        content={shownText(content.value, code, standard)}
      />
    </>
  );
}
