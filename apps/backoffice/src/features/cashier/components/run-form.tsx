import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, Select, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { runReconciliation } from '../api/run-reconciliation.ts';

const shown = ['provider', 'day'] as const;
const places = { not_found: 'provider', statement_unavailable: 'provider' } as const;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Holds the statement of one provider and day against our books, now. */
export function RunForm({ providers }: { readonly providers: readonly string[] }) {
  const t = useTranslations('desk-control.run');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { provider: providers[0] ?? '', day: '' },
    checks: { day: (value) => (wholeDay.test(value) ? undefined : t('dayNeeded')) },
    submit: async (body) => {
      const outcome = await runReconciliation({ body });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('done'));
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" busy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <Field label={t('provider')} {...form.field('provider')}>
        <Select
          {...form.choice('provider')}
          options={providers.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label={t('day')} {...form.field('day')}>
        <Input {...form.text('day')} type="date" dir="ltr" />
      </Field>
    </Form>
  );
}
