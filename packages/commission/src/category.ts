/** Product categories (agents-loyalty-money.md A1). */
export const categories = [
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
export type Category = (typeof categories)[number];

/** What a contract counts: one category, or all together. */
export type Scope = Category | 'CONS';

/** Rates are whole parts per million: 1.2 % is 12 000 (section 0). */
export type PartsPerMillion = bigint;
export const million = 1_000_000n;
