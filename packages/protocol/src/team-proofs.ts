/** What the sums of a team are proven in, against what its members did. */
export const provenTeamFigures = [
  'bets',
  'stake',
  'valid',
  'payout',
  'deposit',
  'withdrawal',
  'fee',
  'bonus',
  'rebate',
  'salary',
  'dividend',
  'ownRebate',
  'ownSalary',
  'ownDividend',
  'paidSalary',
  'paidDividend',
] as const;
export type ProvenTeamFigure = (typeof provenTeamFigures)[number];
