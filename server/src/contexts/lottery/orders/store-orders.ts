import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CancelsOfDay,
  FindTicket,
  InsertOrders,
  InsertTickets,
  LockSales,
  OwnOnIssue,
  SelectLeaves,
  SelectLinesOf,
  SelectOrder,
  SelectTickets,
  SelectTicketsOfOrder,
  StakedOnIssues,
} from '../generated/statements.ts';
import type { NewOrder, NewTicket, OrderId, TicketState } from './order.ts';

export type Sale = LockSales['row'];

/**
 * Issues that somebody wants to bet on or to take a bet back from. Each stays locked against its
 * sealing until the end of the transaction, so that what is decided here stands in the seal.
 */
export async function lockSales(
  tx: Transaction,
  issues: readonly { readonly gameCode: string; readonly issueNo: string }[],
): Promise<readonly Sale[]> {
  const { rows } = await sql<LockSales>`
    select i.id, i.game_code as "gameCode", i.issue_no as "issueNo", i.state,
           i.opens_at as "opensAt", i.closes_at as "closesAt", i.draws_at as "drawsAt"
    from lottery_issues i
    where (i.game_code, i.issue_no) in (
      select * from unnest(
        ${issues.map(({ gameCode }) => gameCode)}::text[],
        ${issues.map(({ issueNo }) => issueNo)}::text[]))
    order by i.id for share of i`.execute(tx);
  return rows;
}

export async function insertOrders(
  tx: Transaction,
  orders: readonly NewOrder[],
  at: Temporal.Instant,
): Promise<void> {
  await sql<InsertOrders>`
    insert into lottery_orders (id, member_id, game_code, game_version, placed_at, currency, lines,
      lines_hash, stop_on_win, cost_minor)
    select o.id, o.member, o.game, o.version, ${String(at)}::timestamptz, o.currency,
           o.lines::json, o.hash, o.stops = 1, o.cost
    from unnest(
      ${orders.map(({ id }) => id)}::text[],
      ${orders.map(({ memberId }) => memberId)}::text[],
      ${orders.map(({ gameCode }) => gameCode)}::text[],
      ${orders.map(({ gameVersion }) => gameVersion)}::int[],
      ${orders.map(({ currency }) => currency)}::text[],
      ${orders.map(({ linesJson }) => linesJson)}::text[],
      ${orders.map(({ linesHash }) => linesHash)}::text[],
      ${orders.map(({ stopOnWin }) => (stopOnWin ? 1 : 0))}::int[],
      ${orders.map(({ costMinor }) => costMinor)}::bigint[])
      as o (id, member, game, version, currency, lines, hash, stops, cost)`.execute(tx);
}

export async function insertTickets(tx: Transaction, tickets: readonly NewTicket[]): Promise<void> {
  await sql<InsertTickets>`
    insert into lottery_tickets
      (id, order_id, issue_id, member_id, multiple, cost_minor, rebate_minor, leaf)
    select t.id, t.order_id, t.issue_id, t.member, t.multiple, t.cost, t.rebate,
           decode(t.leaf, 'hex')
    from unnest(
      ${tickets.map(({ id }) => id)}::text[],
      ${tickets.map(({ orderId }) => orderId)}::text[],
      ${tickets.map(({ issueId }) => issueId)}::bigint[],
      ${tickets.map(({ memberId }) => memberId)}::text[],
      ${tickets.map(({ multiple }) => multiple)}::int[],
      ${tickets.map(({ costMinor }) => costMinor)}::bigint[],
      ${tickets.map(({ rebateMinor }) => rebateMinor)}::bigint[],
      ${tickets.map(({ leaf }) => leaf)}::text[])
      as t (id, order_id, issue_id, member, multiple, cost, rebate, leaf)`.execute(tx);
}

export type Leaf = SelectLeaves['row'];

/** By issue, what was sold: the leaves in the order of the seal, with the stakes. */
export async function selectLeaves(
  tx: Transaction,
  issueIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Leaf[]>> {
  const { rows } = await sql<SelectLeaves>`
    select issue_id as "issueId", id, encode(leaf, 'hex') as leaf, cost_minor as "costMinor"
    from lottery_tickets where issue_id = any(${issueIds}::bigint[]) and state <> 'cancelled'
    order by issue_id, id collate "C"`.execute(tx);
  return Map.groupBy(rows, ({ issueId }) => issueId);
}

/** The stakes of members on issues that were not taken back, by both. */
export async function stakedOnIssues(
  tx: Transaction,
  query: readonly { readonly memberId: MemberId; readonly issueId: bigint }[],
): Promise<readonly StakedOnIssues['row'][]> {
  const { rows } = await sql<StakedOnIssues>`
    select t.member_id as "memberId", t.issue_id as "issueId",
           sum(t.cost_minor)::bigint as "stakedMinor"
    from lottery_tickets t
    where (t.member_id, t.issue_id) in (
        select * from unnest(
          ${query.map(({ memberId }) => memberId)}::text[],
          ${query.map(({ issueId }) => issueId)}::bigint[]))
      and t.state not in ('cancelled', 'void')
    group by t.member_id, t.issue_id`.execute(tx);
  return rows;
}

/** What a member has in an issue, without what was taken back or is void. */
export async function ownOnIssue(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly issueId: bigint },
): Promise<{
  readonly tickets: number;
  readonly open: number;
  readonly stakedMinor: bigint;
  readonly payoutMinor: bigint;
}> {
  const { rows } = await sql<OwnOnIssue>`
    select count(*)::int as tickets, count(*) filter (where state = 'open')::int as open,
           sum(cost_minor)::bigint as "stakedMinor", sum(payout_minor)::bigint as "payoutMinor"
    from lottery_tickets
    where member_id = ${query.memberId} and issue_id = ${query.issueId}
      and state not in ('cancelled', 'void')`.execute(tx);
  const [own] = rows;
  return {
    tickets: own?.tickets ?? 0,
    open: own?.open ?? 0,
    stakedMinor: own?.stakedMinor ?? 0n,
    payoutMinor: own?.payoutMinor ?? 0n,
  };
}

/** Counts one more cancel of the day and answers how many there are. */
export async function cancelsOfDay(
  tx: Transaction,
  memberId: MemberId,
  day: string,
): Promise<number> {
  const { rows } = await sql<CancelsOfDay>`
    insert into lottery_cancels as c (member_id, day, cancels)
    values (${memberId}, ${day}::date, 1)
    on conflict (member_id, day) do update set cancels = c.cancels + 1
    returning cancels`.execute(tx);
  return rows[0]?.cancels ?? 1;
}

const ticketColumns = sql`
  t.id, t.order_id as "orderId", t.issue_id as "issueId", o.game_code as "gameCode",
  i.issue_no as "issueNo", i.draws_at as "drawsAt", i.closes_at as "closesAt",
  o.placed_at as "placedAt", t.multiple, o.currency, t.cost_minor as "costMinor",
  t.rebate_minor as "rebateMinor", t.payout_minor as "payoutMinor", t.cut_minor as "cutMinor",
  t.state, t.cancelled_for as "cancelledFor",
  t.draw_version as "drawVersion", d.draw, encode(t.leaf, 'hex') as leaf,
  (select n.draws_at from lottery_issue_times n
    where n.issue_id = t.issue_id and n.moved_at >= o.placed_at
    order by n.moved_at limit 1) as "soldForDrawAt"`;

export type Ticket = SelectTickets['row'];

/** Tickets of a member, the newest first. */
export async function selectTickets(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly gameCode: string | undefined;
    readonly state: TicketState | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly Ticket[]> {
  const { rows } = await sql<SelectTickets>`
    select ${ticketColumns}
    from lottery_tickets t
    join lottery_orders o on o.id = t.order_id
    join lottery_issues i on i.id = t.issue_id
    left join lottery_draws d on d.issue_id = t.issue_id and d.version = t.draw_version
    where t.member_id = ${query.memberId}
      and t.id collate "C" < coalesce(${query.before ?? null}::text, 'z')
      and o.game_code = coalesce(${query.gameCode ?? null}::text, o.game_code)
      and t.state = coalesce(${query.state ?? null}::text, t.state)
    order by t.id collate "C" desc limit ${query.limit}`.execute(tx);
  return rows;
}

export async function findTicket(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly id: string },
): Promise<Ticket | undefined> {
  const { rows } = await sql<FindTicket>`
    select ${ticketColumns}
    from lottery_tickets t
    join lottery_orders o on o.id = t.order_id
    join lottery_issues i on i.id = t.issue_id
    left join lottery_draws d on d.issue_id = t.issue_id and d.version = t.draw_version
    where t.id = ${query.id} and t.member_id = ${query.memberId}`.execute(tx);
  return rows[0];
}

export async function selectTicketsOfOrder(
  tx: Transaction,
  orderId: OrderId,
): Promise<readonly Ticket[]> {
  const { rows } = await sql<SelectTicketsOfOrder>`
    select ${ticketColumns}
    from lottery_tickets t
    join lottery_orders o on o.id = t.order_id
    join lottery_issues i on i.id = t.issue_id
    left join lottery_draws d on d.issue_id = t.issue_id and d.version = t.draw_version
    where t.order_id = ${orderId} order by i.closes_at`.execute(tx);
  return rows;
}

export type StoredOrder = SelectOrder['row'];

export async function selectOrder(
  tx: Transaction,
  query: { readonly id: OrderId; readonly memberId: MemberId },
): Promise<StoredOrder | undefined> {
  const { rows } = await sql<SelectOrder>`
    select id, game_code as "gameCode", lines, lines_hash as "linesHash",
           stop_on_win as "stopOnWin", cost_minor as "costMinor", currency
    from lottery_orders where id = ${query.id} and member_id = ${query.memberId}`.execute(tx);
  return rows[0];
}

/** The lines of orders, by their ids. */
export async function selectLinesOf(
  tx: Transaction,
  orderIds: readonly string[],
): Promise<readonly SelectLinesOf['row'][]> {
  const { rows } = await sql<SelectLinesOf>`
    select id, lines, stop_on_win as "stopOnWin", currency, game_version as "gameVersion"
    from lottery_orders where id = any(${orderIds}::text[])`.execute(tx);
  return rows;
}
