import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PayoutAnswer, PayoutOrder, StatementAnswer } from '@portal/payments';

/** Money that the site asked to be paid out, and what became of it. */
export interface Payout extends PayoutAnswer {
  readonly order: PayoutOrder;
  readonly state: Exclude<PayoutAnswer['state'], 'UNKNOWN'>;
  /** The payment itself, of one that came back. */
  readonly gone?: PayoutAnswer['paid'];
}

export interface PayoutBook {
  find(reference: string): Payout | undefined;
  /** The same reference again is the same payment. */
  open(order: PayoutOrder): Payout;
  settle(reference: string, end: Omit<Payout, 'order'>): Payout;
  rowsBetween(from: string, to: string): StatementAnswer['rows'];
}

/** All payouts, in memory and in a journal that is read again at the next start. */
export function openPayoutBook(journal: string): PayoutBook {
  const payouts = new Map<string, Payout>();
  mkdirSync(dirname(journal), { recursive: true });
  const lines = existsSync(journal) ? readFileSync(journal, 'utf8').split('\n') : [];
  for (const line of lines.filter((text) => text !== '')) {
    // What this program wrote itself.
    const payout = JSON.parse(line) as Payout;
    payouts.set(payout.order.reference, payout);
  }
  const keep = (payout: Payout): Payout => {
    appendFileSync(journal, `${JSON.stringify(payout)}\n`);
    payouts.set(payout.order.reference, payout);
    return payout;
  };
  const find = (reference: string) => payouts.get(reference);
  return {
    find,
    open: (order) =>
      find(order.reference) ?? keep({ order, state: 'PENDING', paid: null, failure: null }),
    settle: (reference, end) => {
      const payout = find(reference);
      if (payout === undefined) {
        throw new Error(`nobody ordered ${reference}`);
      }
      return keep({ ...end, order: payout.order });
    },
    rowsBetween: (from, to) =>
      [...payouts.values()].flatMap(rowsOf).filter(({ paidAt }) => paidAt >= from && paidAt < to),
  };
}

function rowsOf({ order, state, paid, gone = null }: Payout): StatementAnswer['rows'] {
  const { reference } = order;
  const kind = state === 'RETURNED' ? 'RETURN' : 'PAYOUT';
  return [
    ...(gone === null ? [] : [{ ...gone, reference, kind: 'PAYOUT' as const }]),
    ...(paid === null ? [] : [{ ...paid, reference, kind } as const]),
  ];
}
