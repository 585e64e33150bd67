export const cashierKeys = {
  queue: (search: object) => ['cashier', 'queue', search],
  withdrawal: (id: string) => ['cashier', 'withdrawal', id],
  proof: (id: string) => ['cashier', 'proof', id],
} as const;
