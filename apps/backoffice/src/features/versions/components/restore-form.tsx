import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, ErrorText, Form, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { WhenField } from '../../../shared/when-field.tsx';
import type { SiteDifference } from '../api/read-site-difference.ts';
import { restoreSiteVersion } from '../api/restore-site-version.ts';

interface Draft {
  readonly sections: SiteDifference['restorable'];
  readonly effectiveFrom: string;
  readonly reason: string;
}

/** Which sections come back, when and why; what nobody ticks stays as it is. */
export function RestoreForm(props: {
  readonly difference: SiteDifference;
  readonly onDone: () => void;
}) {
  const t = useTranslations('desk-versions.restore');
  const section = useTranslations('desk-versions.section');
  const words = useFormWords();
  // What the operator saw: a version that comes meanwhile must not pass for it.
  const [difference] = useState(props.difference);
  const form = useRestoreForm(difference, props.onDone);
  const chosen = form.choice('sections');
  const { error } = form.field('sections');
  return (
    <section aria-label={t('title')} className="grid gap-3">
      <h3 className="text-16 font-semibold">{t('title')}</h3>
      <p className="m-0 text-text-2">{t('text')}</p>
      <Form
        form={form}
        words={words}
        actions={
          <Button type="submit" variant="danger" busy={form.isBusy}>
            {t('act')}
          </Button>
        }
      >
        <fieldset className="m-0 grid gap-2 border-0 p-0">
          <legend className="text-13 text-text-3">{t('sections')}</legend>
          {difference.restorable.map((name) => (
            <Checkbox
              key={name}
              label={section(name)}
              checked={chosen.value.includes(name)}
              onChange={({ target }) =>
                chosen.onChange(
                  target.checked
                    ? [...chosen.value, name]
                    : chosen.value.filter((other) => other !== name),
                )
              }
            />
          ))}
          {error !== undefined && <ErrorText>{error}</ErrorText>}
        </fieldset>
        <WhenField
          {...form.field('effectiveFrom')}
          input={form.text('effectiveFrom')}
          timeZone={difference.timeZone}
        />
        <ReasonField {...form.field('reason')} input={form.text('reason')} />
      </Form>
    </section>
  );
}

function useRestoreForm({ version, inForce }: SiteDifference, onDone: () => void) {
  const t = useTranslations('desk-versions.restore');
  const when = useTranslations('desk-versions.when');
  const landing = useLanding();
  return useForm<Draft>({
    initial: { sections: [], effectiveFrom: '', reason: '' },
    checks: {
      sections: (sections) => (sections.length === 0 ? t('none') : undefined),
      reason: useReasonCheck(),
    },
    submit: async ({ sections, effectiveFrom, reason }) => {
      const isPlanned = effectiveFrom !== '';
      const outcome = await restoreSiteVersion({
        params: { version: String(version) },
        body: {
          sections: [...sections],
          inForce,
          effectiveFrom: isPlanned ? effectiveFrom : null,
          reason: reason.trim(),
        },
      });
      // Every editor of the site reads what stands now.
      await queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown: ['sections', 'effectiveFrom', 'reason'] });
      }
      toastDone(isPlanned ? when('planned') : t('done'));
      onDone();
      return undefined;
    },
  });
}
