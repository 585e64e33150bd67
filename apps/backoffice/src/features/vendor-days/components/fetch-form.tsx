import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, Select, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { VendorDays } from '../api/read-vendor-days.ts';
import { runVendorDay } from '../api/run-vendor-day.ts';

const shown = ['vendorCode', 'day'] as const;
const places = { not_found: 'vendorCode', vendor_books_unavailable: 'vendorCode' } as const;
const wholeDay = /^\d{4}-\d{2}-\d{2}$/u;

/** Asks a vendor for its books of a day and holds them against ours, now. */
export function FetchForm({ vendors }: { readonly vendors: VendorDays['vendors'] }) {
  const t = useTranslations('desk-days.fetch');
  const words = useFormWords();
  const landing = useLanding();
  const form = useForm({
    initial: { vendorCode: vendors[0]?.vendorCode ?? '', day: '' },
    checks: { day: (value) => (wholeDay.test(value) ? undefined : t('dayNeeded')) },
    submit: async (body) => {
      const outcome = await runVendorDay({ body });
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
      <Field label={t('vendor')} {...form.field('vendorCode')}>
        <Select
          {...form.choice('vendorCode')}
          options={vendors.map(({ vendorCode: value, name: label }) => ({ value, label }))}
        />
      </Field>
      <Field label={t('day')} {...form.field('day')}>
        <Input {...form.text('day')} type="date" dir="ltr" />
      </Field>
    </Form>
  );
}
