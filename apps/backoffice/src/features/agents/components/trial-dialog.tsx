import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Input, useForm } from '@portal/ui';
import { useState } from 'react';
import { nowMs } from '../../../shared/clock.ts';
import { FormDialog } from '../../../shared/form-dialog.tsx';
import { useLanding } from '../../../shared/use-landing.ts';
import type { Contract } from '../api/list-contracts.ts';
import { type TermsTrial, tryTerms } from '../api/try-terms.ts';
import { offerFrom, offerOf, rowPlaces } from '../offer-rows.ts';
import { OfferRows, useRowChecks } from './offer-rows.tsx';
import { TrialResult } from './trial-result.tsx';

interface TrialProps {
  readonly contract: Contract;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Past units settled with other rows: what would be paid, and nothing is posted (BO-17). */
export function TrialDialog({ contract, currency, onClose }: TrialProps) {
  const t = useTranslations('desk-agents.contracts.trial');
  const desk = useTranslations('desk-agents.contracts');
  const [count, setCount] = useState(Math.min(contract.tiers.length, rowPlaces.length));
  const { form, days, setDays, result } = useTrial(contract);
  return (
    <FormDialog
      ux="BO-17-trial"
      title={t('button')}
      about={t('text')}
      form={form}
      act={t('run')}
      onClose={onClose}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(name)}>
            <Input
              type="date"
              dir="ltr"
              value={days[name]}
              onChange={({ target }) => setDays({ ...days, [name]: target.value })}
            />
          </Field>
        ))}
      </div>
      <OfferRows form={form} count={count} />
      {count < rowPlaces.length && (
        <div>
          <Button onClick={() => setCount(count + 1)}>{desk('add')}</Button>
        </div>
      )}
      {result !== undefined && <TrialResult trial={result} currency={currency} />}
    </FormDialog>
  );
}

const usualDays = 30;
const dayMs = 86_400_000;

function useTrial(contract: Contract) {
  const formats = useFormats();
  const landing = useLanding();
  const [result, setResult] = useState<TermsTrial>();
  const [days, setDays] = useState({
    from: formats.day(nowMs() - usualDays * dayMs),
    to: formats.day(nowMs()),
  });
  const form = useForm({
    initial: offerFrom(contract),
    checks: useRowChecks(),
    submit: async (values) => {
      const { tiers } = offerOf(values);
      const params = { id: contract.id };
      const outcome = await tryTerms({ params, body: { ...days, tiers } });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['rate0'], places: { contract_terms: 'rate0' } });
      }
      setResult(outcome.value);
      return undefined;
    },
  });
  return { form, days, setDays, result };
}
