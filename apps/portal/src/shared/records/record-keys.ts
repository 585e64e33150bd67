/** Query keys of the member's records; whatever moves money or plays a round makes them stale. */
export const recordKeys = {
  all: ['records'] as const,
  bets: (filter: object) => ['records', 'bets', filter] as const,
  betTotals: (filter: object) => ['records', 'bet-totals', filter] as const,
  bet: (key: object) => ['records', 'bet', key] as const,
  openRounds: (filter: object) => ['records', 'open-rounds', filter] as const,
  statementTotals: (filter: object) => ['records', 'statement-totals', filter] as const,
  profit: (from: string, to: string) => ['records', 'profit', from, to] as const,
  lifetime: ['records', 'lifetime'] as const,
  months: ['records', 'months'] as const,
  entry: (entryId: string) => ['records', 'entry', entryId] as const,
  statement: (filter: object) => ['records', 'statement', filter] as const,
};
