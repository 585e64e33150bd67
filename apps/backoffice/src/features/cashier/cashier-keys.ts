export const cashierKeys = {
  queue: (search: object) => ['cashier', 'queue', search],
  withdrawal: (id: string) => ['cashier', 'withdrawal', id],
  deposits: (search: object) => ['cashier', 'deposits', search],
  deposit: (id: string) => ['cashier', 'deposit', id],
  channels: ['cashier', 'channels'],
  providers: ['cashier', 'providers'],
  rules: ['cashier', 'rules'],
  control: ['cashier', 'control'],
  cases: (search: object) => ['cashier', 'cases', search],
  pairs: (search: object) => ['cashier', 'pairs', search],
  proof: (id: string) => ['cashier', 'proof', id],
} as const;
