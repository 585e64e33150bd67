import { useTranslations } from '@portal/i18n/react';
import { type Checks, Field, type FormHandle, Input } from '@portal/ui';
import { isFigure, type OfferValues, rowPlaces } from '../offer-rows.ts';

export function useRowChecks(): Checks<OfferValues> {
  const t = useTranslations('contracts.offer');
  const required = useTranslations('common.form')('required');
  const figure = (value: string) => (isFigure(value) ? undefined : t('number'));
  const fields = rowPlaces.flatMap((place) =>
    (['minBet', 'minLoss', 'minActive', 'rate'] as const).map(
      (name) => [`${name}${place}`, figure] as const,
    ),
  );
  return {
    ...Object.fromEntries(fields),
    rate0: (value: string) => (value.trim() === '' ? required : figure(value)),
  };
}

/** Rows of a contract as somebody types them. */
export function OfferRows(props: {
  readonly form: FormHandle<OfferValues>;
  readonly count: number;
}) {
  const t = useTranslations('contracts.offer');
  const { form, count } = props;
  const isDividend = form.values.kind === 'DIVIDEND';
  const rateLabel = isDividend || form.values.rateType === 'P' ? t('rate') : t('amount');
  return rowPlaces.slice(0, count).map((place) => {
    const fields = [
      { name: `rate${place}`, label: rateLabel },
      { name: `minBet${place}`, label: t('minBet') },
      ...(isDividend ? [{ name: `minLoss${place}`, label: t('minLoss') } as const] : []),
      { name: `minActive${place}`, label: t('minActive') },
    ] as const;
    return (
      <fieldset
        key={place}
        className="m-0 grid gap-2 rounded-card border border-line p-3 sm:grid-cols-2"
      >
        <legend className="px-1 text-14 font-semibold">
          {t('row', { row: Number(place) + 1 })}
        </legend>
        {fields.map(({ name, label }) => (
          <Field key={name} label={label} {...form.field(name)}>
            <Input {...form.text(name)} inputMode="decimal" dir="ltr" autoComplete="off" />
          </Field>
        ))}
      </fieldset>
    );
  });
}
