import { assert, assertDefined, currency as currencyOf } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import type { Bets, CommandAnswer } from '../../../bets/index.ts';
import { post, type Refused } from '../../../wallet/index.ts';
import { entriesOf } from '../entries-of.ts';
import { openIssueLimits, type OverLimit } from '../issue-limits.ts';
import { rebateOf } from '../money.ts';
import type { NewOrder, NewTicket } from '../order.ts';
import { lookForOrders, type SentOrder } from '../order-look.ts';
import { payRebates } from '../pay-rebates.ts';
import { type ReadyOrder, readyOrder } from '../ready-order.ts';
import { insertOrders, insertTickets, type Sale } from '../store-orders.ts';
import { addRests, lockRests } from '../store-rests.ts';
import { unitPauses } from '../unit-pauses.ts';

export interface PlacedOrder {
  readonly ok: true;
  readonly order: NewOrder;
  readonly tickets: readonly NewTicket[];
  /** Of the tickets, in their order. */
  readonly sales: readonly Sale[];
  readonly at: Temporal.Instant;
  /** After this order. */
  readonly balanceMinor: bigint;
}

/**
 * A refusal may be due to an order beside it that was refused after all: then nothing is decided,
 * and the order is to be sent again.
 */
export type Placement = PlacedOrder | (Refused & { readonly isUndecided?: true });

/**
 * Places slips in their issues, set-based: each whole or not at all, and one that is refused is as
 * if it had never come. Refusals in order: `in_need_true_account`, `lottery_game_not_found`,
 * `lottery_game_paused`, `lottery_group_refused`, `lottery_line_refused`,
 * `lottery_price_changed`, `lottery_issue_not_found`, `lottery_issue_closed`,
 * `lottery_exposure_reached`, `lottery_issue_sold_out`, `lottery_stake_limit`, those of the bet
 * record. What limits leave is taken in the order of the slips; money is, too, without the rebates
 * of slips beside it.
 */
export async function placeOrders(
  ctx: Ctx,
  bets: Bets,
  commands: readonly SentOrder[],
): Promise<readonly Placement[]> {
  const look = await lookForOrders(ctx, commands);
  const readied: (ReadyOrder | Refused)[] = [];
  const afterUnits = unitPauses();
  for (const order of commands) {
    await afterUnits(entriesOf(order.body));
    readied.push(readyOrder(ctx, look, order));
  }
  const ready = readied.flatMap((order) => ('ok' in order ? [] : [order]));
  if (ready.length === 0) {
    return readied.flatMap((order) => ('ok' in order ? [order] : []));
  }
  const limits = await openIssueLimits(ctx, ready);
  const over = new Map(ready.map((order) => [order, limits.take(order)]));
  const fitting = ready.filter((order) => over.get(order) === undefined);
  const stakes = fitting.map((order) => order.commands);
  const answers = stakes.length === 0 ? [] : await bets.apply(ctx, stakes);
  const taken = new Map(
    fitting.map((order, place) => [order, stakeOf(assertDefined(answers[place], 'an answer'))]),
  );
  const paid = fitting.filter((order) => taken.get(order)?.ok === true);
  const rebates = await giveRebates(ctx, paid);
  if (paid.length > 0) {
    const orders = paid.map(({ order }) => order);
    await insertOrders(ctx.tx, orders, look.at);
    const tickets = [...rebates.values()].flatMap((rebate) => rebate.tickets);
    await insertTickets(ctx.tx, tickets);
    await limits.write(paid);
  }
  const isOneRefused = paid.length < fitting.length;
  return readied.map((order): Placement => {
    if ('ok' in order) {
      return order;
    }
    const stake = taken.get(order);
    if (stake === undefined) {
      return refusedBy(assertDefined(over.get(order), 'what it goes beyond'), isOneRefused);
    }
    if (!stake.ok) {
      return stake;
    }
    const { tickets, givenMinor } = assertDefined(rebates.get(order), 'what it was given');
    const balanceMinor = stake.balanceMinor + givenMinor;
    return { ok: true, order: order.order, tickets, sales: order.sales, at: look.at, balanceMinor };
  });
}

function refusedBy({ refused, isByNeighbours }: OverLimit, isOneRefused: boolean): Placement {
  return isByNeighbours && isOneRefused ? { ...refused, isUndecided: true } : refused;
}

type Stake = Refused | { readonly ok: true; readonly balanceMinor: bigint };

/** The stakes of an order are taken together; the others are refused because of one of them. */
function stakeOf(answers: readonly CommandAnswer[]): Stake {
  const refused = answers.find((answer) => !answer.ok && answer.code !== 'order_refused');
  if (refused !== undefined && !refused.ok) {
    return { ok: false, code: refused.code, data: refused.data };
  }
  const last = assertDefined(answers.at(-1), 'an order has a ticket');
  assert(last.ok, 'a stake that was not refused is taken');
  return { ok: true, balanceMinor: last.balanceMinor };
}

interface Given {
  readonly tickets: readonly NewTicket[];
  /** To its member with all orders up to this one. */
  readonly givenMinor: bigint;
}

/** What orders pay back at once, member by member in the order of their slips (lottery.md B2). */
async function giveRebates(
  ctx: Ctx,
  orders: readonly ReadyOrder[],
): Promise<ReadonlyMap<ReadyOrder, Given>> {
  if (orders.length === 0) {
    return new Map();
  }
  const { exponent } = currencyOf(ctx.site.currency);
  const stored = await lockRests(
    ctx.tx,
    orders.map(({ order }) => order.memberId),
  );
  const rests = new Map(stored);
  const given = new Map<MemberId, bigint>();
  const rebates = new Map<ReadyOrder, Given>();
  for (const ready of orders) {
    const { memberId } = ready.order;
    const restE4 = rests.get(memberId) ?? 0n;
    const { tickets, restE4: leftE4 } = payRebates(ready.tickets, { restE4, exponent });
    const ownMinor = tickets.reduce((sum, { rebateMinor }) => sum + rebateMinor, 0n);
    const givenMinor = (given.get(memberId) ?? 0n) + ownMinor;
    rests.set(memberId, leftE4);
    given.set(memberId, givenMinor);
    rebates.set(ready, { tickets, givenMinor });
  }
  const changes = [...rests].map(([memberId, restE4]) => {
    return { memberId, addedE4: restE4 - (stored.get(memberId) ?? 0n) };
  });
  const changed = changes.filter(({ addedE4 }) => addedE4 !== 0n);
  if (changed.length > 0) {
    await addRests(ctx.tx, changed);
  }
  const transfers = [...rebates].flatMap(([{ order }, { tickets }]) =>
    tickets.flatMap((ticket) => rebateOf({ ...ticket, currency: order.currency })),
  );
  await post(ctx, transfers);
  return rebates;
}
