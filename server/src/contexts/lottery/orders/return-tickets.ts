import { decimal4 } from '@portal/lottery';
import { assert, currency as currencyOf } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { Bets } from '../../bets/index.ts';
import { post } from '../../wallet/index.ts';
import { rebateReturned, voidOf } from './money.ts';
import { type ReturnTicket, takePaid, writeReturned } from './store-settlement.ts';
import { owedLines } from './owings.ts';
import type { PlacedLine } from './placed-line.ts';
import type { CancelCause } from './order.ts';
import { selectLinesOf } from './store-orders.ts';
import { noteOwed } from './store-owings.ts';
import { addRests, type RestChange } from './store-rests.ts';
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
    /** What a ticket that is cancelled was cancelled for. */
    readonly cancelledFor?: CancelCause;
  },
): Promise<void> {
  const { tickets, state, reason, cancelledFor } = returned;
  if (tickets.length === 0) {
    return;
  }
  const owned = tickets.map((ticket) => ({ ...ticket, currency: columnCurrency(ticket.currency) }));
  const answers = await bets.apply(
    ctx,
    owned.map((ticket) => [voidOf(ticket, { reason, isTakenBack: state === 'cancelled' })]),
  );
  assert(
    answers.flat().every(({ ok }) => ok),
    'a ticket that is open can be given back',
  );
  const back = owned.flatMap((ticket) =>
    rebateReturned(ticket, {
      amountMinor: ticket.rebateMinor - ticket.rebateBackMinor,
      name: 'all',
    }),
  );
  await post(ctx, back);
  const orders = await selectLinesOf(ctx.tx, [...new Set(tickets.map(({ orderId }) => orderId))]);
  const linesOf = new Map(orders.map(({ id, lines }) => [id, lines]));
  const { exponent } = currencyOf(ctx.site.currency);
  await addRests(ctx.tx, tickets.map(restOf(linesOf, exponent)));
  await freeNumbers(ctx, tickets, linesOf);
  const paid = tickets.filter(({ payoutMinor }) => payoutMinor > 0n);
  if (paid.length > 0) {
    await takePaid(ctx.tx, paid);
  }
  const ids = tickets.map(({ id }) => id);
  await writeReturned(ctx.tx, { ids, state, cancelledFor }, ctx.clock.now());
}

type LinesOf = ReadonlyMap<string, readonly PlacedLine[]>;

/** What a ticket earned is earned no more; what was paid of it has gone back. */
function restOf(linesOf: LinesOf, exponent: number) {
  return ({ memberId, orderId, multiple, rebateMinor }: ReturnTicket): RestChange => {
    const earned = (linesOf.get(orderId) ?? []).map(({ rebate }) => decimal4(rebate));
    const earnedE4 = earned.reduce((sum, rebate) => sum + rebate, 0n) * BigInt(multiple);
    return { memberId, addedE4: rebateMinor * 10n ** BigInt(4 - exponent) - earnedE4 };
  };
}

/** Numbers of tickets that were given back may be sold again. */
async function freeNumbers(
  ctx: Ctx,
  tickets: readonly ReturnTicket[],
  linesOf: LinesOf,
): Promise<void> {
  const owed = owedLines(
    tickets.map((ticket) => ({ ...ticket, lines: linesOf.get(ticket.orderId) ?? [] })),
  );
  await noteOwed(
    ctx.tx,
    owed.map((line) => ({ ...line, owed: -line.owed })),
  );
}
