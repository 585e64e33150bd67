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

const waits = new Set(['wallet_transfer_open', 'wallet_transfer_pause']);
const mostTries = 6;
const pauseMilliseconds = 3100;

/** The server takes one transfer at a time and a pause after it, so the next purse waits. */
async function collect({ vendorCode, balance: amount }: VendorWallet) {
  const body = { vendorCode, direction: 'out', amount } as const;
  for (let tries = 1; ; tries += 1) {
    const outcome = await createWalletTransfer({ body, key: newIdempotencyKey() });
    if (outcome.ok || !waits.has(outcome.code ?? '') || tries === mostTries) {
      return outcome;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pauseMilliseconds);
    });
  }
}

/** Brings back all that lies in these purses; the answer says how many vendors were told. */
export function useCollect() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (wallets: readonly VendorWallet[]) => {
      const outcomes: Awaited<ReturnType<typeof collect>>[] = [];
      for (const wallet of collectable(wallets)) {
        outcomes.push(await collect(wallet));
      }
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
