/** Of purses that vendors keep; whatever moves money between them and the wallet forgets all. */
export const purseKeys = {
  all: ['purses'],
  wallets: ['purses', 'wallets'],
  transfers: ['purses', 'transfers'],
  merchant: ['merchant-wallet'],
} as const;
