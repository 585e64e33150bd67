import { useTranslations } from '@portal/i18n/react';
import { Button, Field, type FormHandle, Input } from '@portal/ui';
import type { ContractKind } from '../api/read-consolidated.ts';
import { mostRows, type OfferValues, type RowPlace, rowPlaces } from '../offer-form.ts';

interface TierFieldsProps {
  readonly form: FormHandle<OfferValues>;
  readonly kind: ContractKind;
  readonly count: number;
  readonly onCount: (count: number) => void;
}

/** The rows of an offer, each with its conditions and what it pays. */
export function TierFields({ form, kind, count, onCount }: TierFieldsProps) {
  const t = useTranslations('contracts.offer');
  return (
    <>
      {rowPlaces(count).map((place) => (
        <TierField key={place} form={form} kind={kind} place={place} />
      ))}
      <div className="flex flex-wrap gap-2">
        {count < mostRows && <Button onClick={() => onCount(count + 1)}>{t('add')}</Button>}
        {count > 1 && <Button onClick={() => onCount(count - 1)}>{t('remove')}</Button>}
      </div>
    </>
  );
}

function TierField(props: Pick<TierFieldsProps, 'form' | 'kind'> & { readonly place: RowPlace }) {
  const t = useTranslations('contracts.offer');
  const { form, kind, place } = props;
  const isDividend = kind === 'DIVIDEND';
  const rateLabel = isDividend || form.values.rateType === 'P' ? t('rate') : t('amount');
  const fields = [
    { name: `minBet${place}`, label: t('minBet') },
    ...(isDividend ? [{ name: `minLoss${place}`, label: t('minLoss') } as const] : []),
    { name: `minActive${place}`, label: t('minActive') },
    { name: `rate${place}`, label: rateLabel },
  ] as const;
  return (
    <fieldset className="m-0 grid gap-2 rounded-card border border-line p-3 sm:grid-cols-2">
      <legend className="px-1 text-14 font-semibold">{t('row', { row: Number(place) + 1 })}</legend>
      {fields.map(({ name, label }) => (
        <Field
          key={name}
          label={label}
          isRequired={!name.startsWith('minLoss')}
          {...(name.startsWith('minLoss') && { hint: t('minLossHint') })}
          {...form.field(name)}
        >
          <Input {...form.text(name)} inputMode="decimal" dir="ltr" autoComplete="off" />
        </Field>
      ))}
    </fieldset>
  );
}
