import { useTranslations } from '@portal/i18n/react';
import { Checkbox, Field, Input, TextArea, useForm } from '@portal/ui';
import { useState } from 'react';
import { useReasonCheck } from '../../../shared/reason-field.tsx';
import { countriesIn } from '../../../shared/audience/countries-in.ts';
import { changeSiteStatus } from '../api/change-site-status.ts';
import type { SiteStatus } from '../api/read-site-status.ts';
import { contentKeys } from '../content-keys.ts';
import { blocksIn, draftOfStatus, statusIn, type StatusDraft } from '../status-draft.ts';
import { useSectionSend } from '../use-section-send.ts';
import { ClosedPreview } from './closed-preview.tsx';
import { mayManage, SectionForm } from './section-form.tsx';
import { SwitchFields } from './switch-fields.tsx';
import { SwitchPreview } from './switch-preview.tsx';

const shown = ['plannedFrom', 'plannedTo', 'blockedCountries', 'overrides'] as const;

/** Whether the site is open, to whom, and which switches are on. */
export function StatusForm(props: { readonly status: SiteStatus; readonly onDone: () => void }) {
  const t = useTranslations('desk-status');
  // What the operator saw: an answer that comes meanwhile must not pass for it.
  const [status] = useState(props.status);
  const form = useStatusForm(status, props.onDone);
  const closing = form.choice('maintenance');
  const registration = form.choice('isRegistrationOpen');
  return (
    <SectionForm form={form} section={status}>
      <fieldset disabled={!mayManage(status)} className="m-0 grid gap-4 border-0 p-0">
        <Checkbox
          label={t('maintenance')}
          checked={closing.value}
          onChange={({ target }) => closing.onChange(target.checked)}
        />
        <Field
          label={t('plannedFrom')}
          hint={t('zone', { zone: status.timeZone })}
          {...form.field('plannedFrom')}
        >
          <Input {...form.text('plannedFrom')} type="datetime-local" dir="ltr" />
        </Field>
        <Field label={t('plannedTo')} {...form.field('plannedTo')}>
          <Input {...form.text('plannedTo')} type="datetime-local" dir="ltr" />
        </Field>
        <Checkbox
          label={t('registration')}
          checked={registration.value}
          onChange={({ target }) => registration.onChange(target.checked)}
        />
        <Field label={t('countries')} hint={t('countriesHint')} {...form.field('blockedCountries')}>
          <Input {...form.text('blockedCountries')} dir="ltr" />
        </Field>
        <Field label={t('blocks')} hint={t('blocksHint')} {...form.field('overrides')}>
          <TextArea {...form.text('overrides')} rows={4} dir="ltr" />
        </Field>
        <SwitchFields {...form.choice('switches')} />
      </fieldset>
      <SwitchPreview
        switches={form.values.switches}
        signIn={status.signIn}
        isRegistrationOpen={form.values.isRegistrationOpen}
      />
      <ClosedPreview languages={status.languages} />
    </SectionForm>
  );
}

function useStatusForm(status: SiteStatus, onDone: () => void) {
  const t = useTranslations('desk-status');
  const sendSection = useSectionSend({ shown, queryKey: contentKeys.status, onDone });
  return useForm<StatusDraft>({
    initial: draftOfStatus(status),
    checks: {
      plannedTo: (to, draft) =>
        to !== '' && (draft.plannedFrom === '' || to <= draft.plannedFrom)
          ? t('planWrong')
          : undefined,
      blockedCountries: (text) =>
        countriesIn(text) === undefined ? t('countriesWrong') : undefined,
      overrides: (text) => (blocksIn(text) === undefined ? t('blocksWrong') : undefined),
      reason: useReasonCheck(),
    },
    submit: (draft) =>
      sendSection(draft, (saying) => {
        const { revision } = status;
        return changeSiteStatus({ body: { revision, ...statusIn(draft), ...saying } });
      }),
  });
}
