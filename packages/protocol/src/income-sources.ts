/**
 * Where the income of an agent comes from (agents-loyalty-money.md B5): the differences of rates
 * along the line, contracts, envelopes, and the rebate of the own play, so that nothing is missing.
 */
export const incomeSources = [
  'difference',
  'dividend',
  'daily',
  'hourly',
  'realtime',
  'clawback',
  'envelope',
  'rebate',
] as const;
export type IncomeSource = (typeof incomeSources)[number];
