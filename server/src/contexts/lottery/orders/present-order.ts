import { currency as currencyOf, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { StoredOrder, Ticket } from './store-orders.ts';
import { columnCurrency } from './ticket-currency.ts';

type TicketReply = ReplyOf<Endpoints['listLotteryTickets']>['content'][number];
type OrderReply = ReplyOf<Endpoints['placeLotteryOrder']>;

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
    drawVersion: ticket.drawVersion,
    draw: ticket.draw,
    leaf: ticket.leaf ?? '',
  };
}

/** When its draw was to be at the moment it was sold; null where that is still so. */
function movedFrom({ soldForDrawAt, drawsAt }: Ticket): string | null {
  return soldForDrawAt === null || soldForDrawAt.equals(drawsAt) ? null : String(soldForDrawAt);
}

export function presentOrder(
  order: StoredOrder,
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
