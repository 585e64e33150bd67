import { useTranslations } from '@portal/i18n/react';
import { contractKinds, contractScopes, dividendPeriods } from '@portal/protocol';
import {
  Button,
  type Checks,
  Field,
  type FormHandle,
  Input,
  Select,
  toastDone,
  useForm,
} from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import { offerContract } from '../api/act-on-contract.ts';
import { emptyOffer, isFigure, offerOf, type OfferValues, rowPlaces } from '../offer-rows.ts';

interface OfferProps {
  readonly memberId: string;
  readonly dividendPeriod: OfferValues['periodType'];
  readonly onClose: () => void;
}

function useChecks(): Checks<OfferValues> {
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
    reason: useReasonCheck(),
  };
}

/** The house offers a contract to an agent right below it (BO-17). */
export function OfferDialog({ memberId, dividendPeriod, onClose }: OfferProps) {
  const t = useTranslations('desk-agents.contracts');
  const landing = useLanding();
  const [count, setCount] = useState(1);
  const form = useForm<OfferValues>({
    initial: emptyOffer(dividendPeriod),
    checks: useChecks(),
    submit: async (values) => {
      const failure = await offerContract(memberId, offerOf(values));
      if (failure !== undefined) {
        return landing(failure, { shown: ['scope', 'reason'], places: { return_guard: 'scope' } });
      }
      toastDone(t('offered'));
      onClose();
      return undefined;
    },
  });
  return (
    <FormDialog
      ux="BO-17-offer"
      title={t('offer')}
      about={t('offerText')}
      form={form}
      act={t('offer')}
      onClose={onClose}
    >
      <OfferTerms form={form} />
      <OfferRows form={form} count={count} />
      {count < rowPlaces.length && (
        <div>
          <Button onClick={() => setCount(count + 1)}>{t('add')}</Button>
        </div>
      )}
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </FormDialog>
  );
}

function OfferTerms({ form }: { readonly form: FormHandle<OfferValues> }) {
  const t = useTranslations('contracts');
  const desk = useTranslations('desk-agents.contracts');
  const { kind } = form.values;
  return (
    <div className="grid gap-3 sm:grid-cols-3">
      <Field label={desk('kind')} {...form.field('kind')}>
        <Select
          {...form.choice('kind')}
          options={contractKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </Field>
      <Field label={t('offer.scope')} {...form.field('scope')}>
        <Select
          {...form.choice('scope')}
          options={contractScopes.map((value) => ({ value, label: t(`scope.${value}`) }))}
        />
      </Field>
      {kind === 'DIVIDEND' ? (
        <Field label={t('offer.period')} {...form.field('periodType')}>
          <Select
            {...form.choice('periodType')}
            options={dividendPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </Field>
      ) : (
        <Field label={t('offer.rateType')} {...form.field('rateType')}>
          <Select
            {...form.choice('rateType')}
            options={[
              { value: 'P', label: t('offer.percent') },
              { value: 'F', label: t('offer.fixed') },
            ]}
          />
        </Field>
      )}
    </div>
  );
}

function OfferRows(props: { readonly form: FormHandle<OfferValues>; readonly count: number }) {
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
