import { currency, formatAmount, isCurrencyCode, parseAmount } from '@portal/money';
import type { Book, Order } from './book.ts';
import { paymentOf } from './book.ts';
import { nowText } from './clock.ts';
import type { Teller } from './teller.ts';

/** What a payer does on the page. */
export const payerActs = [
  'pay',
  'pay_less',
  'pay_more',
  'pay_later',
  'pay_silently',
  'pay_thrice',
  'refuse',
] as const;
/** What the payer's bank does to what was paid. */
export const bankActs = ['charge_back'] as const;
export type PayerAct = (typeof payerActs)[number] | (typeof bankActs)[number];

export interface Payer {
  act(reference: string, act: PayerAct): void;
  stop(): void;
}

const tenth = 10n;
const confirmingMs = 3000;
const laterMs = 20_000;

interface PayerParts {
  readonly book: Book;
  readonly teller: Teller;
}

export function openPayer(parts: PayerParts): Payer {
  const { book, teller } = parts;
  const timers = new Set<NodeJS.Timeout>();

  function afterwards(waitMs: number, run: () => void): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      run();
    }, waitMs);
    timers.add(timer);
  }

  function pay(order: Order, payment: { readonly amount: string; readonly often: number }): void {
    const { reference, kind } = order.order;
    const paid = paymentOf(payment.amount, order);
    const finish = () => {
      const after = book.settle(reference, { state: 'PAID', paid });
      if (payment.often > 0) {
        teller.tell(after, { state: 'PAID', often: payment.often });
      }
    };
    if (kind !== 'CRYPTO') {
      finish();
      return;
    }
    teller.tell(book.settle(reference, { state: 'CONFIRMING', paid: null }), {
      state: 'CONFIRMING',
    });
    afterwards(confirmingMs, finish);
  }

  return {
    act: (reference, act) => {
      const order = book.find(reference);
      if (order?.state !== (act === 'charge_back' ? 'PAID' : 'PENDING')) {
        return;
      }
      const { amount } = order.order;
      switch (act) {
        case 'pay':
          pay(order, { amount, often: 1 });
          return;
        case 'pay_less':
          pay(order, { amount: changed(order, -1n), often: 1 });
          return;
        case 'pay_more':
          pay(order, { amount: changed(order, 1n), often: 1 });
          return;
        case 'pay_later':
          afterwards(laterMs, () => pay(order, { amount, often: 1 }));
          return;
        case 'pay_silently':
          pay(order, { amount, often: 0 });
          return;
        case 'pay_thrice':
          pay(order, { amount, often: 3 });
          return;
        case 'charge_back':
          chargeBack(parts, order);
          return;
        case 'refuse':
          teller.tell(book.settle(reference, { state: 'FAILED', paid: null }), { state: 'FAILED' });
      }
    },
    stop: () => timers.forEach((timer) => clearTimeout(timer)),
  };
}

/** What was paid is taken back, under a name of its own. */
function chargeBack(parts: PayerParts, { order, ticket }: Order): void {
  const chargeback = { transaction: `CB-${ticket}`, at: nowText() };
  const after = parts.book.settle(order.reference, { state: 'CHARGEBACK', chargeback });
  parts.teller.tell(after, { state: 'CHARGEBACK' });
}

/** A tenth less or more. */
function changed({ order }: Order, sign: bigint): string {
  const unit = currency(isCurrencyCode(order.currency) ? order.currency : 'THB');
  const minor = parseAmount(order.amount, unit);
  const amount = minor.ok ? minor.value : tenth;
  return formatAmount(amount + (sign * amount) / tenth, unit);
}
