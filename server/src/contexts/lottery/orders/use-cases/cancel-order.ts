import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { Bets } from '../../../bets/index.ts';
import { balanceOf } from '../../../wallet/index.ts';
import type { OrderId } from '../order.ts';
import { returnTickets } from '../return-tickets.ts';
import {
  cancelsOfDay,
  lockSales,
  selectOrder,
  selectTicketsOfOrder,
  type Ticket,
} from '../store-orders.ts';
import { lockTicketsToReturn } from '../store-settlement.ts';

export interface Cancelling {
  readonly orderId: OrderId;
  readonly issueNos: readonly string[] | undefined;
}

/**
 * Takes an order back while every one of its issues is open, or named issues of a chase that have
 * not closed (lottery.md B5, B6). Refusals in order: `lottery_order_not_found`,
 * `lottery_issue_not_found`, `lottery_order_cancelled`, `lottery_issue_closed`,
 * `lottery_cancels_used`.
 */
export async function cancelOrder(
  ctx: Ctx<MemberActor>,
  bets: Bets,
  { orderId, issueNos }: Cancelling,
): Promise<{ readonly tickets: readonly Ticket[]; readonly balanceMinor: bigint }> {
  const order = await selectOrder(ctx.tx, { id: orderId, memberId: ctx.actor.id });
  if (order === undefined) {
    throw new Refusal('lottery_order_not_found');
  }
  const all = await selectTicketsOfOrder(ctx.tx, orderId);
  const sold = all.map(({ issueNo }) => issueNo);
  const wanted = issueNos === undefined ? sold : [...new Set(issueNos)];
  if (wanted.some((issueNo) => !sold.includes(issueNo))) {
    throw new Refusal('lottery_issue_not_found');
  }
  const { gameCode } = order;
  await lockSales(
    ctx.tx,
    wanted.map((issueNo) => ({ gameCode, issueNo })),
  );
  const at = ctx.clock.now();
  const tickets = await lockTicketsToReturn(ctx.tx, { orderIds: [orderId], issueNos: wanted, at });
  if (tickets.length === 0 || tickets.length < wanted.length) {
    // Read again: another call may have taken them back while this one waited.
    const now = await selectTicketsOfOrder(ctx.tx, orderId);
    throw now.some(({ issueNo, state }) => state === 'cancelled' && wanted.includes(issueNo))
      ? new Refusal('lottery_order_cancelled')
      : new Refusal('lottery_issue_closed', { issueNo: firstLeftOut(wanted, tickets, now) });
  }
  const day = String(at.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const most = ctx.site.lotteryCancelsPerDay;
  if ((await cancelsOfDay(ctx.tx, ctx.actor.id, day)) > most) {
    throw new Refusal('lottery_cancels_used', { most });
  }
  await returnTickets(ctx, bets, {
    tickets,
    state: 'cancelled',
    reason: 'taken back',
    cancelledFor: 'member',
  });
  const account = { account: `member:${ctx.actor.id}:cash`, currency: ctx.site.currency };
  const { balanceMinor } = await balanceOf(ctx, account);
  return { tickets: await selectTicketsOfOrder(ctx.tx, orderId), balanceMinor };
}

/** The first of these issues whose ticket cannot be taken back. */
function firstLeftOut(
  issueNos: readonly string[],
  tickets: readonly { readonly id: string }[],
  now: readonly Ticket[],
): string {
  const ids = new Set(tickets.map(({ id }) => id));
  const open = now.filter(({ id }) => ids.has(id)).map(({ issueNo }) => issueNo);
  return issueNos.find((issueNo) => !open.includes(issueNo)) ?? '';
}
