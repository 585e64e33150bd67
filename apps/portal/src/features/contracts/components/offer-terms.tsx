import { useTranslations } from '@portal/i18n/react';
import { contractScopes, dividendPeriods } from '@portal/protocol';
import { Field, type FormHandle, Segmented, Select } from '@portal/ui';
import type { ContractKind } from '../api/read-consolidated.ts';
import type { OfferValues } from '../offer-form.ts';

/** What a contract counts, over which period, and in which way it pays. */
export function OfferTerms(props: {
  readonly form: FormHandle<OfferValues>;
  readonly kind: ContractKind;
}) {
  const t = useTranslations('contracts');
  const { form, kind } = props;
  return (
    <>
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
        <Segmented
          label={t('offer.rateType')}
          {...form.choice('rateType')}
          options={[
            { value: 'P', label: t('offer.percent') },
            { value: 'F', label: t('offer.fixed') },
          ]}
        />
      )}
    </>
  );
}
