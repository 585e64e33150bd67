import { useTranslations } from '@portal/i18n/react';
import { Button, Card, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { auditKeys } from '../../../shared/audit-keys.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { changeVendorPlace } from '../api/change-vendor-place.ts';
import type { GameVendor } from '../api/list-games.ts';
import { placeIn } from '../vendors-placed.ts';
import { PlacePreview, type ShownCategory } from './place-preview.tsx';

/** Where the vendor whose games are listed stands among the others, in menus and lists. */
export function VendorPlace(props: {
  readonly vendor: GameVendor;
  readonly vendors: readonly GameVendor[];
  /** As visitors get them now; undefined until they are here. */
  readonly categories: readonly ShownCategory[] | undefined;
}) {
  const { vendor, vendors, categories } = props;
  const t = useTranslations('desk-games.place');
  const words = useFormWords();
  const form = usePlaceForm(vendor);
  const written = placeIn(form.values.place);
  const places = new Map(vendors.map(({ vendorCode, place }) => [vendorCode, place]));
  if (written !== undefined) {
    places.set(vendor.vendorCode, written);
  }
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
        {categories !== undefined && (
          <PlacePreview vendorCode={vendor.vendorCode} places={places} categories={categories} />
        )}
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
      place: (text) => (placeIn(text) === undefined ? t('wrong') : undefined),
      reason: useReasonCheck(),
    },
    submit: async (values) => {
      const outcome = await changeVendorPlace({
        params: { vendorCode },
        body: { place: placeIn(values.place) ?? null, reason: values.reason.trim() },
      });
      void queryClient.invalidateQueries({ queryKey: ['games'] });
      void queryClient.invalidateQueries({ queryKey: auditKeys.all });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['place', 'reason'] });
      }
      toastDone(t('done', { name }));
      return undefined;
    },
  });
}
