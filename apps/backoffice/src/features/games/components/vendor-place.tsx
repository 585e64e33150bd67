import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeVendorPlace } from '../api/change-vendor-place.ts';
import type { GameVendor } from '../api/list-games.ts';

/** Where the vendor whose games are listed stands among the others, in menus and lists. */
export function VendorPlace({ vendor }: { readonly vendor: GameVendor }) {
  const t = useTranslations('desk-games.place');
  const words = useFormWords();
  const form = usePlaceForm(vendor);
  return (
    <Card data-ux="BO-10-place" className="p-4">
      <h2 className="m-0 mb-3 text-16 font-semibold">{t('title', { name: vendor.vendorName })}</h2>
      <Form
        form={form}
        words={words}
        actions={
          <Button type="submit" variant="primary" busy={form.isBusy}>
            {t('save')}
          </Button>
        }
      >
        <Field label={t('label')} hint={t('hint')} {...form.field('place')}>
          <Input {...form.text('place')} inputMode="numeric" dir="ltr" />
        </Field>
        <ReasonField {...form.field('reason')} input={form.text('reason')} />
      </Form>
    </Card>
  );
}

function usePlaceForm({ vendorCode, vendorName: name, place }: GameVendor) {
  const t = useTranslations('desk-games.place');
  const landing = useLanding();
  return useForm({
    initial: { place: place === null ? '' : String(place), reason: '' },
    checks: {
      place: (text) => (/^(?:[1-9]\d{0,3})?$/u.test(text.trim()) ? undefined : t('wrong')),
      reason: useReasonCheck(),
    },
    submit: async (values) => {
      const wish = values.place.trim();
      const outcome = await changeVendorPlace({
        params: { vendorCode },
        body: { place: wish === '' ? null : Number(wish), reason: values.reason.trim() },
      });
      void queryClient.invalidateQueries({ queryKey: ['games'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['place', 'reason'] });
      }
      toastDone(t('done', { name }));
      return undefined;
    },
  });
}
