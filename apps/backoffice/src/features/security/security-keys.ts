/** Query keys of the operator's own account. */
export const securityKeys = {
  all: ['security'] as const,
  factors: ['security', 'factors'] as const,
  passkeys: ['security', 'passkeys'] as const,
  sessions: ['security', 'sessions'] as const,
};
