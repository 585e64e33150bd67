import { newIdempotencyKey } from '@portal/protocol/client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { moneyMoved } from '../money/money-moved.ts';
import { createWalletTransfer } from './api/create-wallet-transfer.ts';
import type { VendorWallet } from './api/read-vendor-wallets.ts';
import { purseKeys } from './purse-keys.ts';

export function hasMoney({ balance }: Pick<VendorWallet, 'balance'>): boolean {
  return /[1-9]/u.test(balance);
}

/** Purses from which money can come back now. */
export function collectable(wallets: readonly VendorWallet[]): readonly VendorWallet[] {
  return wallets.filter((wallet) => wallet.transfer === null && hasMoney(wallet));
}

/** Brings back all that lies in these purses; the answer says how many vendors were told. */
export function useCollect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wallets: readonly VendorWallet[]) => {
      const outcomes = await Promise.all(
        collectable(wallets).map(({ vendorCode, balance: amount }) =>
          createWalletTransfer({
            body: { vendorCode, direction: 'out', amount },
            key: newIdempotencyKey(),
          }),
        ),
      );
      return {
        sent: outcomes.filter(({ ok }) => ok).length,
        failure: outcomes.find((outcome) => !outcome.ok),
      };
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: purseKeys.all });
      moneyMoved(queries);
    },
  });
}
