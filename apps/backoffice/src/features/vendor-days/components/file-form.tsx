import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, Select, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { importVendorDay } from '../api/import-vendor-day.ts';
import type { VendorDays } from '../api/read-vendor-days.ts';

const shown = ['vendorCode', 'day', 'file'] as const;
const places = { not_found: 'vendorCode', vendor_file_unreadable: 'file' } as const;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Holds a file that a vendor sent against our bets of a day. */
export function FileForm({ vendors }: { readonly vendors: VendorDays['vendors'] }) {
  const t = useTranslations('desk-days.file');
  const fetching = useTranslations('desk-days.fetch');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { vendorCode: vendors[0]?.vendorCode ?? '', day: '', file: '' },
    secrets: ['file'],
    checks: {
      day: (value) => (wholeDay.test(value) ? undefined : fetching('dayNeeded')),
      file: (value) => (value === '' ? t('fileNeeded') : undefined),
    },
    submit: async (body) => {
      const outcome = await importVendorDay({ body });
      void queryClient.invalidateQueries();
      if (!outcome.ok) {
        return landing(outcome, { shown, places });
      }
      toastDone(t('done'));
      return undefined;
    },
  });
  const read = async (file: File | undefined) => {
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
      <Field label={fetching('vendor')} {...form.field('vendorCode')}>
        <Select
          {...form.choice('vendorCode')}
          options={vendors.map(({ vendorCode: value, name: label }) => ({ value, label }))}
        />
      </Field>
      <Field label={fetching('day')} {...form.field('day')}>
        <Input {...form.text('day')} type="date" dir="ltr" />
      </Field>
      <Field label={t('file')} hint={t('hint')} {...form.field('file')}>
        <Input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={({ target }) => void read(target.files?.[0])}
        />
      </Field>
    </Form>
  );
}
