/** Query keys of the place of a member in the tree, and of its contracts. */
export const agentKeys = {
  line: (id: string) => ['member-line', id] as const,
  contracts: (id: string) => ['member-contracts', id] as const,
};
