import { useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input } from '@portal/ui';
import { RaffleField } from '../../../shared/raffles/raffle-field.tsx';
import type { PromotionDraft } from '../promotion-draft.ts';

/** Of which raffle tickets are given, and how many. */
export function TicketFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions.form');
  return (
    <>
      <RaffleField field={form.field('raffle')} choice={form.choice('raffle')} />
      <Field label={t('tickets')} isRequired {...form.field('tickets')}>
        <Input {...form.text('tickets')} inputMode="numeric" dir="ltr" />
      </Field>
    </>
  );
}
