import { useTranslations } from '@portal/i18n/react';
import { rankIn } from './audience-draft.ts';
import { countriesIn } from './countries-in.ts';

/** What is asked of the fields of schedule and audience. */
export function useShownChecks() {
  const t = useTranslations('desk-content.banners.audience');
  const status = useTranslations('desk-status');
  return {
    countries: (text: string) =>
      countriesIn(text) === undefined ? status('countriesWrong') : undefined,
    leastRank: (text: string) => (rankIn(text) === undefined ? t('rankWrong') : undefined),
  };
}
