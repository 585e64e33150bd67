import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import type { Landing } from '@portal/ui';
import { useLanding } from '../../shared/forms/use-landing.ts';
import type { ContractKind } from './api/read-consolidated.ts';
import { type OfferValues, placeOfRow } from './offer-form.ts';

const shown = ['account', 'scope', 'paymentPassword'] as const;
const places = {
  payment_password_missing: 'paymentPassword',
  payment_password_incorrect: 'paymentPassword',
  payment_proof_required: 'paymentPassword',
  login_throttled: 'paymentPassword',
  contract_not_allowed: 'account',
  contract_already_pending: 'scope',
  contract_scope_conflict: 'scope',
} as const;

const rules = [
  'tier_count',
  'rate_range',
  'rate_step',
  'rate_type',
  'rate_type_mixed',
  'rate_not_ascending',
  'threshold_descending',
  'threshold_duplicate',
  'figures',
  'no_own_contract',
  'scope_not_covered',
  'period_not_covered',
  'above_own_rate',
] as const;

/** Of whose rows the condition is wrong and not the rate. */
const ofConditions: ReadonlySet<string> = new Set(['threshold_descending', 'threshold_duplicate']);

/**
 * What the server said of an offer; which rule of the rows it was stands in a sentence of its own,
 * under the field of the row that breaks it.
 */
export function useOfferLanding(kind: ContractKind): (failure: Failure) => Landing<OfferValues> {
  const t = useTranslations('contracts.offer.rule');
  const landing = useLanding();
  return (failure) => {
    const data = 'data' in failure ? failure.data : {};
    const rule = rules.find((name) => name === data?.['rule']);
    if (rule === undefined) {
      return landing(failure, { shown, places });
    }
    const place = placeOfRow(data?.['row']);
    const row = place === undefined ? 1 : Number(place) + 1;
    const text = t(rule, { row: String(row), step: kind === 'DIVIDEND' ? '0.5' : '0.01' });
    const field = ofConditions.has(rule) ? 'minBet' : 'rate';
    return place === undefined ? { whole: text } : { fields: { [`${field}${place}`]: text } };
  };
}
