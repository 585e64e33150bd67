import { nowMs } from '../clock.ts';
import type { BetBook } from './bet-book.ts';
import type { Purse, PurseOwner } from './purse.ts';

/**
 * A purse whose bets the vendor keeps in its own book: those that the wallet took, and what became
 * of them at the moment at which the game says so, whenever the wallet may hear it.
 */
export function bookedPurse(
  purse: Purse,
  parts: { readonly book: BetBook; readonly owner: PurseOwner; readonly vendorCode: string },
): Purse {
  const { book, owner, vendorCode } = parts;
  return {
    ...purse,
    bet: async (stake) => {
      const placedAtMs = nowMs();
      const code = await purse.bet(stake);
      if (code === 'done') {
        const { txId, roundId, amountMinor, choice } = stake;
        const { playerId, currency, gameCode } = owner;
        const stakeMinor = String(amountMinor);
        const bet = { vendorCode, gameCode, txId, roundId, playerId, currency, placedAtMs };
        book.open({ ...bet, stakeMinor, choice });
      }
      return code;
    },
    tell: async (command, picture = []) => {
      if (purse.isOwn === true) {
        await purse.tell(command);
        book.apply(command, picture, owner.balanceMinor);
        return;
      }
      book.apply(command, picture);
      await purse.tell(command);
    },
  };
}
