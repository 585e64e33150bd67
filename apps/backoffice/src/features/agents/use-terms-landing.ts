import { useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import type { Failure, FailureLanding } from '@portal/protocol/client';
import { useLanding } from '../../shared/use-landing.ts';

const bounded = [...rateCategories, 'prizeGroup'] as const;
type Bounded = (typeof bounded)[number];
type Name = Bounded | 'reason';

/** What is out of range stands on its field, with who bars it: somebody below, or above (A8). */
export function useTermsLanding(): (
  failure: Failure,
  values: Readonly<Record<Bounded, string>>,
) => FailureLanding<Name> {
  const t = useTranslations('desk-agents');
  const landing = useLanding();
  return (failure, values) => {
    const { field, least, most } = failure.data;
    const place = bounded.find((name) => name === field);
    if (failure.code !== 'terms_out_of_range' || place === undefined) {
      return landing<Name>(failure, { shown: [...bounded, 'reason'] });
    }
    const isLess = Number(values[place]) < Number(least);
    const text = isLess
      ? t('belowLine', { least: String(least) })
      : t('aboveUpline', { most: String(most) });
    return { fields: { [place]: text } };
  };
}
