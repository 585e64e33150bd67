/** Query keys of the audit trail: every act of an operator makes it stale. */
export const auditKeys = {
  all: ['audit'] as const,
  list: (search: object) => ['audit', 'list', search] as const,
  chain: ['audit', 'chain'] as const,
};
