import type { WalletCommand } from '@portal/vendors';
import type { PurseBook } from './purse-book.ts';
import type { Purse, PurseOwner } from './purse.ts';

/**
 * The purse of a player at a vendor that keeps it itself: stakes and wins never leave the house.
 */
export function openOwnPurse(owner: PurseOwner, book: PurseBook): Purse {
  const stakes = new Map<string, bigint>();

  function look(): void {
    owner.balanceMinor = book.balanceMinor(owner);
  }

  function comesBack({ kind, amountMinor = 0n, refTxId = '' }: WalletCommand): bigint {
    const stakeMinor = stakes.get(refTxId) ?? 0n;
    stakes.delete(refTxId);
    return kind === 'ROLLBACK' ? stakeMinor : amountMinor;
  }

  return {
    isOwn: true,
    look,
    enter: () => {
      look();
      return Promise.resolve(true);
    },
    bet: ({ txId, amountMinor }) => {
      const isPaid = book.move(owner, 0n - amountMinor);
      if (isPaid) {
        stakes.set(txId, amountMinor);
      }
      look();
      return Promise.resolve(isPaid ? 'done' : 'insufficient_funds');
    },
    tell: (command) => {
      book.move(owner, comesBack(command));
      look();
      return Promise.resolve();
    },
  };
}
