import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Input, Select } from '@portal/ui';
import { useRaffles } from '../../../shared/raffles/list-raffles.ts';
import type { PromotionDraft } from '../promotion-draft.ts';

/** Of which raffle tickets are given, and how many; only of one that takes some. */
export function TicketFields({ form }: { readonly form: FormHandle<PromotionDraft> }) {
  const t = useTranslations('desk-promotions.form');
  const { locale } = useLanguage();
  const { data } = useRaffles();
  const open = data?.list.filter(({ state }) => state === 'OPEN') ?? [];
  const raffles = open.map(({ id, names }) => {
    return { value: id, label: names[locale] ?? Object.values(names)[0] ?? id };
  });
  const none = { value: '', label: t(raffles.length === 0 ? 'raffleNone' : 'raffleWrong') };
  return (
    <>
      <Field label={t('raffle')} isRequired {...form.field('raffle')}>
        <Select {...form.choice('raffle')} options={[none, ...raffles]} />
      </Field>
      <Field label={t('tickets')} isRequired {...form.field('tickets')}>
        <Input {...form.text('tickets')} inputMode="numeric" dir="ltr" />
      </Field>
    </>
  );
}
