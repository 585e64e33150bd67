import { useTranslations } from '@portal/i18n/react';
import { contractKinds, contractScopes, dividendPeriods } from '@portal/protocol';
import {
  Button,
  type Checks,
  Field,
  type FormHandle,
  Select,
  toastDone,
  useForm,
} from '@portal/ui';
import { useState } from 'react';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { offerContract } from '../api/act-on-contract.ts';
import { emptyOffer, offerOf, type OfferValues, rowPlaces } from '../offer-rows.ts';
import { useOfferLanding } from '../use-offer-landing.ts';
import { OfferEnds } from './offer-ends.tsx';
import { OfferRows, useRowChecks } from './offer-rows.tsx';

interface OfferProps {
  readonly memberId: string;
  readonly dividendPeriod: OfferValues['periodType'];
  readonly onClose: () => void;
}

function useChecks(): Checks<OfferValues> {
  return { ...useRowChecks(), reason: useReasonCheck() };
}

/** The house offers a contract to an agent right below it (BO-17). */
export function OfferDialog({ memberId, dividendPeriod, onClose }: OfferProps) {
  const t = useTranslations('desk-agents.contracts');
  const landing = useOfferLanding();
  const [count, setCount] = useState(1);
  const form = useForm<OfferValues>({
    initial: emptyOffer(dividendPeriod),
    checks: useChecks(),
    submit: async (values) => {
      const failure = await offerContract(memberId, offerOf(values));
      if (failure !== undefined) {
        return landing(failure, values);
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
      <OfferEnds memberId={memberId} values={form.values} />
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
