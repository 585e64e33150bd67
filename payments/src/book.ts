import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PaymentOrder, PaymentState, StateAnswer, StatementAnswer } from '@portal/payments';
import { nowText } from './clock.ts';

export interface Order {
  readonly order: PaymentOrder;
  /** Names the order here, and its page. */
  readonly ticket: string;
  readonly state: Exclude<PaymentState, 'UNKNOWN'>;
  readonly paid: StateAnswer['paid'];
  /** Set once what was paid was taken back. */
  readonly chargeback?: NonNullable<StateAnswer['chargeback']>;
}

export interface Book {
  find(reference: string): Order | undefined;
  byTicket(ticket: string): Order | undefined;
  /** The same reference again is the same order. */
  open(order: PaymentOrder): Order;
  settle(reference: string, change: Partial<Pick<Order, 'state' | 'paid' | 'chargeback'>>): Order;
  rowsBetween(from: string, to: string): StatementAnswer['rows'];
}

/** All orders, in memory and in a journal that is read again at the next start. */
export function openBook(journal: string | undefined): Book {
  const orders = new Map<string, Order>();
  const tickets = new Map<string, string>();
  const put = (order: Order): Order => {
    orders.set(order.order.reference, order);
    tickets.set(order.ticket, order.order.reference);
    return order;
  };
  if (journal !== undefined) {
    mkdirSync(dirname(journal), { recursive: true });
    for (const order of readJournal(journal)) {
      put(order);
    }
  }
  const keep = (order: Order): Order => {
    if (journal !== undefined) {
      appendFileSync(journal, `${JSON.stringify(order)}\n`);
    }
    return put(order);
  };
  const find = (reference: string) => orders.get(reference);
  return {
    find,
    byTicket: (ticket) => find(tickets.get(ticket) ?? ''),
    open: (order) =>
      find(order.reference) ??
      keep({ order, ticket: ticketOf(order.reference), state: 'PENDING', paid: null }),
    settle: (reference, change) => {
      const order = find(reference);
      if (order === undefined) {
        throw new Error(`nobody ordered ${reference}`);
      }
      return keep({ ...order, ...change });
    },
    rowsBetween: (from, to) =>
      [...orders.values()].flatMap(rowsOf).filter(({ paidAt }) => paidAt >= from && paidAt < to),
  };
}

/** A payment, and what was taken back of it. */
function rowsOf({ order, paid, chargeback }: Order): StatementAnswer['rows'] {
  const { reference } = order;
  return paid === null
    ? []
    : [
        { ...paid, reference, kind: 'PAYMENT' },
        ...(chargeback === undefined
          ? []
          : [
              {
                ...paid,
                reference,
                kind: 'CHARGEBACK' as const,
                transaction: chargeback.transaction,
                paidAt: chargeback.at,
              },
            ]),
      ];
}

/** What was paid, as it stands in the statement. */
export function paymentOf(amount: string, { order, ticket }: Order): StateAnswer['paid'] {
  const { currency } = order;
  return { amount, currency, transaction: `TX-${ticket}`, paidAt: nowText() };
}

function readJournal(path: string): readonly Order[] {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  // What this program wrote itself.
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Order);
}

const ticketLetters = 20;

function ticketOf(reference: string): string {
  return createHash('sha256').update(`ticket ${reference}`).digest('hex').slice(0, ticketLetters);
}
