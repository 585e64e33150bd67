/** Query keys of the member's records; whatever moves money or plays a round makes them stale. */
export const recordKeys = {
  all: ['records'] as const,
  rounds: (filter: object) => ['records', 'rounds', filter] as const,
  roundTotals: (filter: object) => ['records', 'round-totals', filter] as const,
  statementTotals: (filter: object) => ['records', 'statement-totals', filter] as const,
  statement: (filter: object) => ['records', 'statement', filter] as const,
};
