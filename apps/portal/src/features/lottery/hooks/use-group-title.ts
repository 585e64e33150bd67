import { useTranslations } from '@portal/i18n/react';
import { useRuleTexts } from './use-rule-texts.ts';

const regions = ['fast', 'north', 'central', 'south'] as const;

/** Games are grouped by their family, Vietnamese ones by region. */
export function useGroupTitle(): (name: string) => string {
  const t = useTranslations('lottery.regions');
  const { family } = useRuleTexts();
  return (name) => {
    const known = regions.find((region) => region === name);
    return known === undefined ? family(name) : t(known);
  };
}
