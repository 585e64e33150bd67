/** What agents take as files (agents-loyalty-money.md B5). */
export const teamReports = [
  'statement',
  'income',
  'bets',
  'transactions',
  'downline',
  'links',
  'bills',
] as const;

/** Nothing made yet, some of it, all of it; over after a day; never. */
export const teamFileStates = ['waiting', 'making', 'ready', 'expired', 'failed'] as const;
