import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import type { LaunchOrder } from '@portal/vendors';
import { newId } from './chance.ts';
import { nowMs } from './clock.ts';
import type { House } from './houses.ts';
import type { HouseKeys } from './kept-keys.ts';
import type { Seat } from './seat.ts';
import type { BetBook } from './wallet/bet-book.ts';
import { bookedPurse } from './wallet/booked-purse.ts';
import { openOwnPurse } from './wallet/own-purse.ts';
import type { PurseBook } from './wallet/purse-book.ts';
import { openPurse, type PurseOwner } from './wallet/purse.ts';

const mostSeats = 5000;
const idleMs = 86_400_000;

export interface Seats {
  /** Undefined for a game or a currency that the vendor does not have. */
  open(house: House, keys: HouseKeys, order: LaunchOrder): Seat | undefined;
  /** The seat of a ticket, entered at the wallet; undefined when that refused it. */
  find(ticket: string): Promise<Seat | undefined>;
}

export function openSeats(book: PurseBook, bets: BetBook): Seats {
  const seats = new Map<string, Seat>();

  function forgetIdle(): void {
    const oldest = nowMs() - idleMs;
    for (const [ticket, seat] of seats) {
      if (seat.seenAtMs < oldest || seats.size > mostSeats) {
        seats.delete(ticket);
      }
    }
  }

  return {
    open: (house, keys, order) => {
      const hasGame = house.games.some(({ gameCode }) => gameCode === order.gameCode);
      if (!hasGame || !isCurrencyCode(order.currency)) {
        return undefined;
      }
      forgetIdle();
      const owner = ownerOf(house, keys, order);
      const seat: Seat = {
        ticket: newId(),
        houseCode: house.code,
        gameCode: order.gameCode,
        language: order.language.toLowerCase().startsWith('ar') ? 'ar' : 'en',
        returnUrl: order.returnUrl,
        depositUrl: order.depositUrl,
        owner,
        purse: bookedPurse(
          house.keepsPurses === true ? openOwnPurse(owner, book) : openPurse(owner),
          { book: bets, owner, vendorCode: house.code },
        ),
        isEntered: false,
        seenAtMs: nowMs(),
      };
      seats.set(seat.ticket, seat);
      return seat;
    },
    find: async (ticket) => {
      const seat = seats.get(ticket);
      if (seat === undefined) {
        return undefined;
      }
      seat.seenAtMs = nowMs();
      seat.isEntered ||= await seat.purse.enter();
      seat.purse.look?.();
      return seat.isEntered ? seat : undefined;
    },
  };
}

function ownerOf(house: House, keys: HouseKeys, order: LaunchOrder): PurseOwner {
  const { merchantId, signing } = keys;
  const accepted = [order.operatorKey ?? signing];
  return {
    playerId: order.playerId,
    currency: order.currency,
    gameCode: order.gameCode,
    address: {
      dialect: house.dialect,
      url: order.walletUrl,
      keys: { merchantId, signing, accepted },
    },
    token: order.token,
    balanceMinor: 0n,
  };
}

/** Money as the page shows it. */
export function moneyText(minor: bigint, { currency: code }: PurseOwner): string {
  return `${formatAmount(minor, currency(code))} ${code}`;
}
