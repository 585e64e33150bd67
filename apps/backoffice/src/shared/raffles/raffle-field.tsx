import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Field, type FormHandle, Select } from '@portal/ui';
import { useRaffles } from './list-raffles.ts';
import { nameIn } from '../words/site-words.ts';

type Handle = FormHandle<{ readonly raffle: string }>;

/** Of which raffle tickets are given; only of one that takes some. */
export function RaffleField(props: {
  readonly field: ReturnType<Handle['field']>;
  readonly choice: ReturnType<Handle['choice']>;
}) {
  const t = useTranslations('desk-promotions.form');
  const { locale } = useLanguage();
  const { data } = useRaffles();
  const open = data?.list.filter(({ state }) => state === 'OPEN') ?? [];
  const raffles = open.map(({ id, names }) => {
    return { value: id, label: nameIn(names, locale) };
  });
  const none = { value: '', label: t(raffles.length === 0 ? 'raffleNone' : 'raffleWrong') };
  return (
    <Field label={t('raffle')} isRequired {...props.field}>
      <Select {...props.choice} options={[none, ...raffles]} />
    </Field>
  );
}
