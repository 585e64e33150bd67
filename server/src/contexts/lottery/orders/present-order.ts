import { assertDefined, currency as currencyOf, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { NewOrder, NewTicket } from './order.ts';
import type { Sale, StoredOrder, Ticket } from './store-orders.ts';
import { columnCurrency } from './ticket-currency.ts';

type TicketReply = ReplyOf<Endpoints['listLotteryTickets']>['content'][number];
export type OrderReply = ReplyOf<Endpoints['placeLotteryOrder']>;

export function presentTicket(ticket: Ticket): TicketReply {
  const code = columnCurrency(ticket.currency);
  const amountOf = (minor: bigint): string => formatAmount(minor, currencyOf(code));
  return {
    ticketId: ticket.id,
    orderId: ticket.orderId,
    gameCode: ticket.gameCode,
    issueNo: ticket.issueNo,
    drawsAt: String(ticket.drawsAt),
    closesAt: String(ticket.closesAt),
    movedFrom: movedFrom(ticket),
    placedAt: String(ticket.placedAt),
    multiple: ticket.multiple,
    currency: code,
    cost: amountOf(ticket.costMinor),
    rebate: amountOf(ticket.rebateMinor),
    payout: amountOf(ticket.payoutMinor),
    cut: amountOf(ticket.cutMinor),
    state: ticket.state,
    cancelledFor: ticket.cancelledFor,
    drawVersion: ticket.drawVersion,
    draw: ticket.draw,
    leaf: ticket.leaf ?? '',
  };
}

/** When its draw was to be at the moment it was sold; null where that is still so. */
function movedFrom({ soldForDrawAt, drawsAt }: Ticket): string | null {
  return soldForDrawAt === null || soldForDrawAt.equals(drawsAt) ? null : String(soldForDrawAt);
}

/** An order of just now, as it would be read again. */
export function presentPlaced(result: {
  readonly order: NewOrder;
  readonly tickets: readonly NewTicket[];
  readonly sales: readonly Sale[];
  readonly at: Temporal.Instant;
  readonly balanceMinor: bigint;
}): OrderReply {
  const { order, sales, at, balanceMinor } = result;
  const tickets = result.tickets.map((ticket, place): Ticket => {
    const { drawsAt, closesAt } = assertDefined(sales[place], 'the sale of each ticket');
    const { gameCode, currency } = order;
    return { ...ticket, ...newTicket, gameCode, currency, drawsAt, closesAt, placedAt: at };
  });
  return presentOrder(order, tickets, balanceMinor);
}

/** What a ticket is until its draw. */
const newTicket = {
  payoutMinor: 0n,
  cutMinor: 0n,
  state: 'open',
  cancelledFor: null,
  drawVersion: 0,
  draw: null,
  soldForDrawAt: null,
} as const;

function presentOrder(
  order: Pick<StoredOrder, 'id' | 'gameCode' | 'currency' | 'costMinor' | 'lines' | 'stopOnWin'>,
  tickets: readonly Ticket[],
  balanceMinor: bigint,
): OrderReply {
  const code = columnCurrency(order.currency);
  const amountOf = (minor: bigint): string => formatAmount(minor, currencyOf(code));
  const rebateMinor = tickets.reduce((sum, ticket) => sum + ticket.rebateMinor, 0n);
  return {
    orderId: order.id,
    gameCode: order.gameCode,
    currency: code,
    cost: amountOf(order.costMinor),
    rebate: amountOf(rebateMinor),
    lines: [...order.lines],
    stopsWhenWon: order.stopOnWin,
    tickets: tickets.map(presentTicket),
    balance: amountOf(balanceMinor),
  };
}
