/** Of what the cashier shows; whatever moves an order forgets all of it. */
export const cashierKeys = {
  all: ['cashier'],
  terms: (language: string) => ['cashier', 'terms', language],
  countedBets: (reference: string, language: string) => [
    'cashier',
    'countedBets',
    reference,
    language,
  ],
  accounts: ['cashier', 'accounts'],
  withdrawals: ['cashier', 'withdrawals'],
  withdrawal: (id: string) => ['cashier', 'withdrawal', id],
  depositTerms: ['cashier', 'depositTerms'],
  deposits: ['cashier', 'deposits'],
  deposit: (id: string) => ['cashier', 'deposit', id],
  transferTerms: ['cashier', 'transferTerms'],
  transfers: ['cashier', 'transfers'],
  proof: (id: string) => ['cashier', 'proof', id],
} as const;
