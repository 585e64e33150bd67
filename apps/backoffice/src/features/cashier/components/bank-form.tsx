import { useTranslations } from '@portal/i18n/react';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { importBankStatement } from '../api/import-bank-statement.ts';

const shown = ['day', 'file'] as const;
const places = { bank_file_unreadable: 'file', statement_day_future: 'day' } as const;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Holds a file of the bank against transfers by hand and payouts of a day (R117). */
export function BankForm() {
  const t = useTranslations('desk-control.bank');
  const dayNeeded = useTranslations('desk-control.run')('dayNeeded');
  const words = useFormWords();
  const landing = useLanding();
  const [isForeign, setForeign] = useState(false);
  const form = useForm({
    initial: { day: '', file: '', isConfirmed: false },
    secrets: ['file'],
    checks: {
      day: (value) => (wholeDay.test(value) ? undefined : dayNeeded),
      file: (value) => (value === '' ? t('fileNeeded') : undefined),
    },
    submit: async ({ day, file, isConfirmed }) => {
      const body = { day, file, ...(isConfirmed && { isConfirmed }) };
      const outcome = await importBankStatement({ body });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        setForeign(outcome.code === 'bank_file_foreign');
        return landing(outcome, { shown, places });
      }
      setForeign(false);
      form.set('isConfirmed', false);
      toastDone(t('done'));
      return undefined;
    },
  });
  const read = async (file: File | undefined) => {
    // Another file is not the one that was confirmed.
    form.set('isConfirmed', false);
    setForeign(false);
    form.set('file', file === undefined ? '' : await file.text());
  };
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
      <Field label={t('day')} {...form.field('day')}>
        <Input {...form.text('day')} type="date" dir="ltr" />
      </Field>
      <Field label={t('file')} hint={t('hint')} {...form.field('file')}>
        <Input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </Field>
      {isForeign && <Checkbox label={t('confirm')} {...form.box('isConfirmed')} />}
    </Form>
  );
}
