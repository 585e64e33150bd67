/** Query keys of the agent centre; what changes the team makes all of them stale. */
export const agentKeys = {
  all: ['agent'] as const,
  downline: (filter: object) => ['agent', 'downline', filter] as const,
  links: (filter: object) => ['agent', 'links', filter] as const,
  overview: (filter: object) => ['agent', 'overview', filter] as const,
  statement: (filter: object) => ['agent', 'statement', filter] as const,
  income: (filter: object) => ['agent', 'income', filter] as const,
};
