import type { WalletParts } from '../shared/account/wallet-parts.ts';

/** Every feature's parts of the wallet, found by folder. */
const sets = import.meta.glob<WalletParts>('../features/*/wallet-parts.ts', {
  eager: true,
  import: 'walletParts',
});

export const walletParts = Object.values(sets).reduce<WalletParts>(
  (register, set) => ({ ...register, ...set }),
  {},
);
