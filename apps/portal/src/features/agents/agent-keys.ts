/** Query keys of the agent centre; what changes the team makes all of them stale. */
export const agentKeys = {
  all: ['agent'] as const,
  downline: (filter: object) => ['agent', 'downline', filter] as const,
  links: (filter: object) => ['agent', 'links', filter] as const,
  overview: (filter: object) => ['agent', 'overview', filter] as const,
  statement: (filter: object) => ['agent', 'statement', filter] as const,
  teamBets: (filter: object) => ['agent', 'team-bets', filter] as const,
  teamBetTotals: (filter: object) => ['agent', 'team-bet-totals', filter] as const,
  teamLines: (filter: object) => ['agent', 'team-lines', filter] as const,
  teamLineTotals: (filter: object) => ['agent', 'team-line-totals', filter] as const,
  income: (filter: object) => ['agent', 'income', filter] as const,
};
