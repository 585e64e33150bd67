import type { ComponentType } from 'react';

/** Places of the wallet below the balance, in their order (S-09, design-brief.md 1.3 and 1.5). */
export const walletPlaces = ['vendors', 'moves', 'latest', 'today', 'session', 'limits'] as const;

export interface WalletPartProps {
  /** Closes the wallet, because a link of the part leads to another page. */
  readonly onLeave: () => void;
}

/**
 * What a feature adds to the wallet: the `walletParts` that its `wallet-parts.ts` exports, found by
 * folder. A part draws nothing while it has nothing to say.
 */
export type WalletParts = {
  readonly [Place in (typeof walletPlaces)[number]]?: ComponentType<WalletPartProps>;
};
