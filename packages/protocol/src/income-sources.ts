/** Where the income of an agent comes from (agents-loyalty-money.md B5). */
export const incomeSources = [
  'rebate',
  'dividend',
  'daily',
  'hourly',
  'realtime',
  'clawback',
  'envelope',
] as const;
export type IncomeSource = (typeof incomeSources)[number];
