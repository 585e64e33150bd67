import { useTranslations } from '@portal/i18n/react';
import { clusterRules } from '@portal/protocol';
import { Field, type FormHandle, Input, Select } from '@portal/ui';
import type { PromotionDraft } from '../promotion-draft.ts';
import { FormSection } from './form-section.tsx';

/** Whom it is for; every field that is filled in has to fit. */
export function AudienceFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions');
  return (
    <FormSection title={t('form.audience')}>
      <p className="m-0 text-13 text-text-3 sm:col-span-2">{t('form.audienceHint')}</p>
      <Field
        label={t('form.newWithin')}
        hint={t('form.newWithinHint')}
        {...form.field('newWithin')}
      >
        <Input {...form.text('newWithin')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field
        label={t('form.leastRank')}
        hint={t('form.leastRankHint')}
        {...form.field('leastRank')}
      >
        <Input {...form.text('leastRank')} inputMode="numeric" dir="ltr" />
      </Field>
      <Field label={t('form.tags')} hint={t('form.tagsHint')} {...form.field('tags')}>
        <Input {...form.text('tags')} dir="ltr" />
      </Field>
      <Field label={t('form.agents')} hint={t('form.agentsHint')} {...form.field('agents')}>
        <Input {...form.text('agents')} dir="ltr" />
      </Field>
      <Field
        label={t('form.countries')}
        hint={t('form.countriesHint')}
        {...form.field('countries')}
      >
        <Input {...form.text('countries')} dir="ltr" />
      </Field>
      <Field label={t('form.cluster')} hint={t('form.clusterHint')}>
        <Select
          {...form.choice('cluster')}
          options={clusterRules.map((value) => ({ value, label: t(`cluster.${value}`) }))}
        />
      </Field>
      <Field
        label={t('form.exclusiveGroup')}
        hint={t('form.exclusiveGroupHint')}
        {...form.field('exclusiveGroup')}
      >
        <Input {...form.text('exclusiveGroup')} dir="ltr" />
      </Field>
    </FormSection>
  );
}
