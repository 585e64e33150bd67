import { useTranslations } from '@portal/i18n/react';
import type { Failure } from '@portal/protocol/client';
import type { Landing } from '@portal/ui';
import { useLanding } from '../../shared/use-landing.ts';
import { offerOf, type OfferValues, rowPlaces } from './offer-rows.ts';

/** Of the rate of a row; the last two are of its conditions. */
const rules = [
  'rate_range',
  'rate_step',
  'rate_type',
  'rate_type_mixed',
  'rate_not_ascending',
  'threshold_descending',
  'threshold_duplicate',
] as const;

/**
 * What the server said of an offer of the house, under the row that it is about: the return guard
 * counts the highest one (agents-loyalty-money.md A10).
 */
export function useOfferLanding(): (failure: Failure, values: OfferValues) => Landing<OfferValues> {
  const t = useTranslations('contracts.offer.rule');
  const landing = useLanding();
  return (failure, values) => {
    const data = 'data' in failure ? failure.data : {};
    const rule = rules.find((name) => name === data?.['rule']);
    const place = typeof data?.['row'] === 'number' ? rowPlaces[data['row'] - 1] : undefined;
    if (rule !== undefined && place !== undefined) {
      const text = t(rule, { step: values.kind === 'DIVIDEND' ? '0.5' : '0.01' });
      return { fields: { [`${rule.startsWith('threshold') ? 'minBet' : 'rate'}${place}`]: text } };
    }
    const highest = `rate${rowPlaces[offerOf(values).tiers.length - 1] ?? '0'}` as const;
    const shown = ['scope', 'reason', highest] as const;
    return landing(failure, { shown, places: { return_guard: highest } });
  };
}
