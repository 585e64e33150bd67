import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input, Select } from '@portal/ui';
import { useState } from 'react';
import type { HelpTopics } from '../api/list-help-topics.ts';
import { newTopic, type ArticleDraft, type ArticleRow } from '../article-draft.ts';
import { shownText } from '../local-text.ts';
import { useArticleForm } from '../use-article-form.ts';
import { LanguageSwitch, LocalField } from './local-fields.tsx';
import { RemoveButton, SectionForm } from './section-form.tsx';
import { ShownFields } from '../../../shared/audience/shown-fields.tsx';
import { TextPreview } from './text-preview.tsx';

const mostTitle = 200;
const mostContent = 5000;

/** What an article says, and under which topic. */
export function ArticleForm(props: {
  readonly help: HelpTopics;
  readonly row: ArticleRow | undefined;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-content.notices');
  const { help, row } = props;
  const { form, remove } = useArticleForm(props);
  return (
    <SectionForm
      form={form}
      section={help}
      other={
        row !== undefined && (
          <RemoveButton isBusy={form.isBusy} onRemove={() => void form.send(remove)} />
        )
      }
    >
      <Words form={form} help={help} />
      <ShownFields form={form} section={help} />
      <Field label={t('place')} {...form.field('place')}>
        <Input {...form.text('place')} inputMode="numeric" dir="ltr" />
      </Field>
    </SectionForm>
  );
}

function Words(props: { readonly form: FormHandle<ArticleDraft>; readonly help: HelpTopics }) {
  const t = useTranslations('desk-content.help');
  const { form, help } = props;
  const { languages } = help;
  const standard = languages[0]?.code ?? '';
  const [code, setCode] = useState(standard);
  const language = languages.find((row) => row.code === code);
  if (language === undefined) {
    return null;
  }
  const [topicTitle, title] = [form.choice('topicTitle'), form.choice('title')];
  const content = form.choice('content');
  const shared = { language, mostCharacters: mostTitle };
  return (
    <>
      <TopicField form={form} help={help} code={standard} />
      <LanguageSwitch languages={languages} texts={title.value} code={code} onChange={setCode} />
      <LocalField
        {...shared}
        label={t('topicTitle')}
        texts={topicTitle.value}
        onChange={topicTitle.onChange}
        {...form.field('topicTitle')}
      />
      <LocalField
        {...shared}
        label={t('title')}
        texts={title.value}
        onChange={title.onChange}
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

/** Another topic brings its own title. */
function TopicField(props: {
  readonly form: FormHandle<ArticleDraft>;
  readonly help: HelpTopics;
  readonly code: string;
}) {
  const t = useTranslations('desk-content.help');
  const { form, help, code } = props;
  return (
    <Field label={t('topic')}>
      <Select
        value={form.values.topic}
        onChange={(topic) => {
          form.set('topic', topic);
          form.set('topicTitle', help.list.find(({ id }) => id === topic)?.title ?? {});
        }}
        options={[
          ...help.list.map(({ id, title }) => ({ value: id, label: shownText(title, code, code) })),
          { value: newTopic, label: t('newTopic') },
        ]}
      />
    </Field>
  );
}
