/** Query keys of the place of a member in the tree, of its contracts, and of what agents owe. */
export const agentKeys = {
  line: (id: string) => ['member-line', id] as const,
  contracts: (id: string) => ['member-contracts', id] as const,
  preview: (id: string, offer: object | undefined) =>
    ['member-contracts', id, 'preview', offer] as const,
  bills: (id: string, kind: string) => ['member-bills', id, kind] as const,
  bill: (id: string) => ['agent-bill', id] as const,
  billTeam: (id: string) => ['agent-bill', id, 'team'] as const,
  faults: ['team-faults'] as const,
  allHeld: ['held-bills'] as const,
  held: (query: object) => ['held-bills', query] as const,
  allStranded: ['stranded-debts'] as const,
  stranded: (query: object) => ['stranded-debts', query] as const,
};
