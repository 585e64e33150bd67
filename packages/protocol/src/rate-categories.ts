/** The categories that agents grant a rate for (agents-loyalty-money.md A1). */
export const rateCategories = [
  'LOTT',
  'ELOTT',
  'LIVE',
  'RNG',
  'FISH',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'COCKFIGHT',
] as const;
export type RateCategory = (typeof rateCategories)[number];
