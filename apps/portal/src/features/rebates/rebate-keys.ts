/** Query keys of rebates; a claim makes all of them stale. */
export const rebateKeys = {
  all: ['rebates'] as const,
  earned: ['rebates', 'earned'] as const,
  payments: ['rebates', 'payments'] as const,
  shares: (query: object) => ['rebates', 'shares', query] as const,
};
