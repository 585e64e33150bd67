import { createHash, randomUUID } from 'node:crypto';
import type { PayoutFailure } from '@portal/payments';
import type { Chance } from './chance.ts';
import { nowText } from './clock.ts';
import type { Payout, PayoutBook } from './payout-book.ts';
import type { Teller } from './teller.ts';

/**
 * What becomes of a payout is said by the end of the number it goes to, so that a person can choose
 * it: `0000` is no account, `0001` fails for now, `0002` is paid and nobody is told, `0003` is paid
 * and comes back. In a proof some others fail by chance as well.
 */
const ends = { '0000': 'DESTINATION', '0001': 'RETRY' } as const;
const silentEnd = '0002';
const returnedEnd = '0003';
const failing = 0.08;
const leastWaitMs = 200;
const mostWaitMs = 3000;
const letters = 20;

export interface PayerOut {
  /** Settles a new payout after a while, and tells it. */
  start(payout: Payout): void;
  stop(): void;
}

export function openPayerOut(parts: {
  readonly book: PayoutBook;
  readonly teller: Teller;
  readonly chance: Chance;
  readonly isBad: boolean;
}): PayerOut {
  const { book, teller, chance, isBad } = parts;
  const timers = new Set<NodeJS.Timeout>();

  function failureOf(number: string): PayoutFailure | undefined {
    const drawn = chance.next();
    const byChance = isBad && drawn < failing;
    const said = Object.entries(ends).find(([end]) => number.endsWith(end))?.[1];
    return said ?? (byChance ? (drawn < failing / 2 ? 'DESTINATION' : 'RETRY') : undefined);
  }

  function settle({ order }: Payout): void {
    const { reference, amount, currency, number } = order;
    const failure = failureOf(number);
    const transaction = `OUT-${digestOf(reference)}`;
    const paid =
      failure === undefined ? { amount, currency, transaction, paidAt: nowText() } : null;
    const state = failure === undefined ? 'PAID' : 'FAILED';
    const end = { state, paid, failure: failure ?? null } as const;
    book.settle(reference, end);
    if (!number.endsWith(silentEnd)) {
      const event = { kind: 'PAYOUT' as const, eventId: randomUUID(), reference, ...end };
      teller.tellEvent({ notifyUrl: order.notifyUrl, event });
    }
    if (paid !== null && number.endsWith(returnedEnd)) {
      later(() => comeBack(order, paid));
    }
  }

  /** The bank of the receiver sends it back, by a transaction of its own. */
  function comeBack(order: Payout['order'], gone: NonNullable<Payout['paid']>): void {
    const { reference, notifyUrl } = order;
    const transaction = `BACK-${digestOf(reference)}`;
    const paid = { ...gone, transaction, paidAt: nowText() };
    const end = { state: 'RETURNED', paid, failure: null } as const;
    book.settle(reference, { ...end, gone });
    const event = { kind: 'PAYOUT' as const, eventId: randomUUID(), reference, ...end };
    teller.tellEvent({ notifyUrl, event });
  }

  function later(act: () => void): void {
    const timer = setTimeout(
      () => {
        timers.delete(timer);
        act();
      },
      chance.between(leastWaitMs, mostWaitMs),
    );
    timers.add(timer);
  }

  return {
    start: (payout) => later(() => settle(payout)),
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

function digestOf(reference: string): string {
  return createHash('sha256').update(`payout ${reference}`).digest('hex').slice(0, letters);
}
