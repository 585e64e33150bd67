import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import type { Landing } from '@portal/ui';
import { useLanding } from '../../shared/forms/use-landing.ts';
import type { ContractKind } from './api/read-consolidated.ts';
import type { OfferValues } from './offer-form.ts';

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

/**
 * What the server said of an offer; which rule of the rows it was stands in a sentence of its own.
 */
export function useOfferLanding(kind: ContractKind): (failure: Failure) => Landing<OfferValues> {
  const t = useTranslations('contracts.offer.rule');
  const landing = useLanding();
  return (failure) => {
    const data = 'data' in failure ? failure.data : {};
    const rule = rules.find((name) => name === data?.['rule']);
    const row = typeof data?.['row'] === 'number' ? data['row'] : 1;
    return rule === undefined
      ? landing(failure, { shown, places })
      : { whole: t(rule, { row: String(row), step: kind === 'DIVIDEND' ? '0.5' : '0.01' }) };
  };
}
