import { assert } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { Bets } from '../../bets/index.ts';
import { post } from '../../wallet/index.ts';
import { rebateReturned, voidOf } from './money.ts';
import { type ReturnTicket, writeReturned } from './store-settlement.ts';
import { owingsOf } from './owings.ts';
import { oweLess, selectLinesOf } from './store-orders.ts';
import { columnCurrency } from './ticket-currency.ts';

/**
 * Gives tickets back, as if they had never been placed: the stake comes back, the rebate and what
 * was paid go back (lottery.md B6). The tickets are locked by the caller.
 */
export async function returnTickets(
  ctx: Ctx,
  bets: Bets,
  returned: {
    readonly tickets: readonly ReturnTicket[];
    readonly state: 'cancelled' | 'void';
    readonly reason: string;
  },
): Promise<void> {
  const { tickets, state, reason } = returned;
  if (tickets.length === 0) {
    return;
  }
  const owned = tickets.map((ticket) => ({ ...ticket, currency: columnCurrency(ticket.currency) }));
  const answers = await bets.apply(
    ctx,
    owned.map((ticket) => [voidOf(ticket, reason)]),
  );
  assert(
    answers.flat().every(({ ok }) => ok),
    'a ticket that is open can be given back',
  );
  const back = owned.flatMap((ticket) =>
    rebateReturned(ticket, { amountMinor: ticket.rebateMinor, name: 'all' }),
  );
  await post(ctx, back);
  await freeNumbers(ctx, tickets);
  const ids = tickets.map(({ id }) => id);
  await writeReturned(ctx.tx, { ids, state }, ctx.clock.now());
}

/** Numbers of tickets that were given back may be sold again. */
async function freeNumbers(ctx: Ctx, tickets: readonly ReturnTicket[]): Promise<void> {
  const orders = await selectLinesOf(ctx.tx, [...new Set(tickets.map(({ orderId }) => orderId))]);
  const linesOf = new Map(orders.map(({ id, lines }) => [id, lines]));
  const owings = owingsOf(
    tickets.map((ticket) => ({ ...ticket, lines: linesOf.get(ticket.orderId) ?? [] })),
  );
  if (owings.length > 0) {
    await oweLess(ctx.tx, owings);
  }
}
