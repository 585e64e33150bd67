import type { RateCategory } from '../rate-categories.ts';

const usualRates: Readonly<Record<RateCategory, string>> = {
  LOTT: '1',
  ELOTT: '1',
  LIVE: '0.8',
  RNG: '1.2',
  FISH: '1',
  SPORTS: '1',
  ESPORTS: '1',
  PVP: '0',
  COCKFIGHT: '0',
};

/** What nobody gets less than, in the answers of the far side. */
export const usualSampleTerms = { rates: usualRates, prizeGroup: null };

/** What the agent of the far side holds. */
export const sampleTerms = { rates: { ...usualRates, LOTT: '1.5', RNG: '1.4' }, prizeGroup: 1950 };
