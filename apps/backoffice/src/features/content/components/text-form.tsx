import { directionOf, isLocale } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { Button, Field, TextArea, useForm } from '@portal/ui';
import { useState } from 'react';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { changeSiteText } from '../api/change-site-text.ts';
import type { SiteText, SiteTexts } from '../api/list-site-texts.ts';
import { contentKeys } from '../content-keys.ts';
import { unsaid, type Saying } from '../saying.ts';
import { useSectionSend } from '../use-section-send.ts';
import { mayManage, SectionForm } from './section-form.tsx';
import { TextPlaces } from './text-places.tsx';

const mostText = 2000;

interface TextDraft extends Saying {
  readonly text: string;
}

interface TextFormProps {
  readonly texts: SiteTexts;
  readonly row: SiteText;
  readonly onDone: () => void;
}

/** One text of the site in one language: what the release says, and what the operator says. */
export function TextForm(props: TextFormProps) {
  const t = useTranslations('desk-texts');
  const { form, takeBack } = useTextForm(props);
  const { texts, row } = props;
  const locale = texts.languages.find(({ code }) => code === texts.language)?.locale ?? '';
  return (
    <>
      <dl className="m-0 mb-4 grid gap-3">
        <Said label={t('columns.key')} text={row.key} isCode />
        <Said label={t('columns.english')} text={row.english} />
        {row.shipped !== null && <Said label={t('columns.shipped')} text={row.shipped} />}
      </dl>
      <SectionForm
        form={form}
        section={texts}
        other={
          row.changed !== null && (
            <Button busy={form.isBusy} onClick={() => void form.send(takeBack)}>
              {t('takeBack')}
            </Button>
          )
        }
      >
        <Field label={t('text')} hint={t('textHint')} {...form.field('text')}>
          <TextArea
            {...form.text('text')}
            {...(isLocale(locale) && { lang: locale, dir: directionOf(locale) })}
            rows={5}
            maxLength={mostText}
            readOnly={!mayManage(texts)}
          />
        </Field>
        <PreviewFrame>
          <p
            data-ux="BO-15-preview"
            {...(isLocale(locale) && { lang: locale, dir: directionOf(locale) })}
            className="m-0 rounded-card border border-line bg-s1 p-4 text-16 wrap-anywhere whitespace-pre-line"
          >
            {form.values.text}
          </p>
        </PreviewFrame>
        <TextPlaces textKey={row.key} />
      </SectionForm>
    </>
  );
}

function useTextForm(props: TextFormProps) {
  const t = useTranslations('desk-texts');
  // What the operator saw: an answer that comes meanwhile must not pass for it.
  const [{ texts, row }] = useState(props);
  const queryKey = contentKeys.texts;
  const sendSection = useSectionSend({ shown: ['text'], queryKey, onDone: props.onDone });
  const send = (text: string | null, draft: TextDraft) =>
    sendSection(draft, (saying) => {
      const { revision, language } = texts;
      return changeSiteText({ body: { revision, language, key: row.key, text, ...saying } });
    });
  const form = useForm<TextDraft>({
    initial: { text: row.changed ?? row.shipped ?? '', ...unsaid },
    checks: {
      text: (text) => (text.trim() === '' ? t('empty') : undefined),
      reason: useReasonCheck(),
    },
    submit: (draft) => send(draft.text.trim(), draft),
  });
  return { form, takeBack: (draft: TextDraft) => send(null, draft) };
}

function Said(props: { readonly label: string; readonly text: string; readonly isCode?: boolean }) {
  const { label, text, isCode = false } = props;
  return (
    <div>
      <dt className="text-13 text-text-3">{label}</dt>
      <dd className="m-0 wrap-anywhere whitespace-pre-line">
        <bdi dir={isCode ? 'ltr' : 'auto'}>{text}</bdi>
      </dd>
    </div>
  );
}
