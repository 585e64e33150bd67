import { directionOf, locales, ownNameOf } from '@portal/i18n';
import { useTranslations } from '@portal/i18n/react';
import { campaignConsents } from '@portal/protocol';
import { Button, Field, Form, type FormHandle, Input, Select, TextArea } from '@portal/ui';
import { ReasonField } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import type { CampaignDraft } from '../campaign-draft.ts';
import { useCampaignForm } from '../use-campaign-form.ts';
import { CampaignPreview } from './campaign-preview.tsx';

type Handle = FormHandle<CampaignDraft>;

/** A new message to a part of the members: its words, whom it is for, when it leaves. */
export function CampaignForm(props: { readonly hasVip: boolean; readonly onDone: () => void }) {
  const t = useTranslations('desk-campaigns.form');
  const words = useFormWords();
  const form = useCampaignForm(props.onDone);
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <WordFields form={form} />
      <SegmentFields form={form} hasVip={props.hasVip} />
      <CampaignPreview form={form} />
      <Field label={t('sendAt')} hint={t('sendAtHint')} {...form.field('sendAt')}>
        <Input {...form.text('sendAt')} type="datetime-local" dir="ltr" />
      </Field>
      <ReasonField {...form.field('reason')} input={form.text('reason')} />
    </Form>
  );
}

/** Title and text in the language that is written now; English must be there. */
function WordFields({ form }: { readonly form: Handle }) {
  const t = useTranslations('desk-campaigns.form');
  const { language } = form.values;
  const title = `title-${language}` as const;
  const text = `text-${language}` as const;
  return (
    <>
      <Field label={t('language')} hint={t('languageHint')} {...form.field('language')}>
        <Select
          {...form.choice('language')}
          options={locales.map((value) => ({ value, label: ownNameOf(value) }))}
        />
      </Field>
      <Field label={t('title')} isRequired={language === 'en'} {...form.field(title)}>
        <Input {...form.text(title)} maxLength={120} dir={directionOf(language)} />
      </Field>
      <Field label={t('text')} isRequired={language === 'en'} {...form.field(text)}>
        <TextArea {...form.text(text)} rows={4} maxLength={500} dir={directionOf(language)} />
      </Field>
    </>
  );
}

function SegmentFields({ form, hasVip }: { readonly form: Handle; readonly hasVip: boolean }) {
  const t = useTranslations('desk-campaigns.form');
  return (
    <fieldset className="m-0 grid gap-3 border-0 p-0">
      <legend className="mb-1 text-14 font-semibold">{t('segment')}</legend>
      <Field label={t('readers')} {...form.field('readers')}>
        <Select
          {...form.choice('readers')}
          options={[
            { value: '', label: t('everyLanguage') },
            ...locales.map((value) => ({ value, label: ownNameOf(value) })),
          ]}
        />
      </Field>
      {hasVip && (
        <Field label={t('leastRank')} {...form.field('leastRank')}>
          <Input {...form.text('leastRank')} inputMode="numeric" dir="ltr" />
        </Field>
      )}
      <Field label={t('countries')} hint={t('countriesHint')} {...form.field('countries')}>
        <Input {...form.text('countries')} autoCapitalize="characters" dir="ltr" />
      </Field>
      <Field label={t('agent')} hint={t('agentHint')} {...form.field('agent')}>
        <Input {...form.text('agent')} autoCapitalize="none" spellCheck={false} dir="ltr" />
      </Field>
      {(['seenWithinDays', 'awayForDays'] as const).map((name) => (
        <Field key={name} label={t(name)} {...form.field(name)}>
          <Input {...form.text(name)} inputMode="numeric" dir="ltr" />
        </Field>
      ))}
      <Field label={t('consent')} hint={t('consentHint')} {...form.field('consent')}>
        <Select
          {...form.choice('consent')}
          options={[
            { value: '', label: t('noConsent') },
            ...campaignConsents.map((value) => ({ value, label: t(`consents.${value}`) })),
          ]}
        />
      </Field>
    </fieldset>
  );
}
