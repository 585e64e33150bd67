import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  AddPaid,
  EndSettlement,
  EndVoid,
  LaterTickets,
  LockToSettle,
  LockTicketsToReturn,
  LockVoided,
  LockVoidIssue,
  SelectTicketsOf,
  SelectTicketsToSettle,
  TakePaid,
  WriteReturned,
  WriteSettled,
} from '../generated/statements.ts';
import type { CancelCause, TicketState } from './order.ts';

export type DueIssue = LockToSettle['row'];

/**
 * The next issue whose draw has tickets to settle. Its lock makes this process the only one that
 * settles it; others take another issue. Those that rest are left out.
 */
export async function lockToSettle(
  tx: Transaction,
  resting: readonly bigint[],
): Promise<DueIssue | undefined> {
  const { rows } = await sql<LockToSettle>`
    select id, game_code as "gameCode", issue_no as "issueNo", draw_version as "drawVersion", draw,
           draws_at as "drawsAt", state, commitment, seed_secret as "seedSecret",
           settled_until as "settledUntil"
    from lottery_issues
    where (state = 'drawn' or is_settling) and state <> 'void' and draw is not null
      and not (id = any(${resting}::bigint[]))
    order by drawn_at limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

export type DueTicket = SelectTicketsOf['row'];

/**
 * The next tickets of an issue to settle: those of members after the last one, each member whole,
 * in the order of their placing. A member's tickets are weighed and limited together (lottery.md
 * B4, B7), so that each is read once. The lock of the issue holds them all. As many members as fit
 * into the limits, and one at least: `found` tickets would do without the limit of bytes, which are
 * those of their lines as they are stored.
 */
export async function selectTicketsToSettle(
  tx: Transaction,
  query: {
    readonly issueId: bigint;
    readonly after: string | null;
    readonly limit: number;
    readonly bytes: number;
  },
): Promise<readonly SelectTicketsToSettle['row'][]> {
  const { rows } = await sql<SelectTicketsToSettle>`
    select id, order_id as "orderId", member_id as "memberId", multiple,
           cost_minor as "costMinor", rebate_minor as "rebateMinor",
           rebate_back_minor as "rebateBackMinor", state, payout_minor as "payoutMinor",
           draw_version as "drawVersion", found::int as found
    from (
      select t.*, count(*) over () as found,
             sum(pg_column_size(o.lines)) over (order by t.member_id collate "C")
             - sum(pg_column_size(o.lines)) over (partition by t.member_id) as before
      from (
        select * from lottery_tickets
        where issue_id = ${query.issueId} and state not in ('cancelled', 'void')
          and member_id collate "C" > coalesce(${query.after}::text, '')
        order by member_id collate "C" fetch first ${query.limit} rows with ties) t
      join lottery_orders o on o.id = t.order_id) t
    where before < ${query.bytes}::int
    order by member_id collate "C", id collate "C"`.execute(tx);
  return rows;
}

/** All tickets of some members in an issue, whatever the draw has made of them. */
export async function selectTicketsOf(
  tx: Transaction,
  query: { readonly issueId: bigint; readonly memberIds: readonly string[] },
): Promise<readonly DueTicket[]> {
  const { rows } = await sql<SelectTicketsOf>`
    select id, order_id as "orderId", member_id as "memberId", multiple,
           cost_minor as "costMinor", rebate_minor as "rebateMinor",
           rebate_back_minor as "rebateBackMinor", state, payout_minor as "payoutMinor",
           draw_version as "drawVersion"
      from lottery_tickets
     where issue_id = ${query.issueId} and member_id collate "C" = any(${query.memberIds}::text[])
       and state not in ('cancelled', 'void')`.execute(tx);
  return rows;
}

export interface SettledTicket {
  readonly id: string;
  readonly state: Exclude<TicketState, 'open' | 'cancelled' | 'void'>;
  readonly payoutMinor: bigint;
  readonly cutMinor: bigint;
  readonly rebateBackMinor: bigint;
}

export async function writeSettled(
  tx: Transaction,
  tickets: readonly SettledTicket[],
  draw: { readonly version: number; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<WriteSettled>`
    update lottery_tickets t
    set state = s.state, payout_minor = s.payout, cut_minor = s.cut,
        rebate_back_minor = s.back,
        draw_version = ${draw.version}, settled_at = ${String(draw.at)}::timestamptz
    from unnest(
      ${tickets.map(({ id }) => id)}::text[],
      ${tickets.map(({ state }) => state)}::text[],
      ${tickets.map(({ payoutMinor }) => payoutMinor)}::bigint[],
      ${tickets.map(({ cutMinor }) => cutMinor)}::bigint[],
      ${tickets.map(({ rebateBackMinor }) => rebateBackMinor)}::bigint[])
      as s (id, state, payout, cut, back)
    where t.id = s.id`.execute(tx);
}

/** What a page paid more than the draws before, and the last member that it settled. */
export async function addPaid(
  tx: Transaction,
  page: { readonly issueId: bigint; readonly addedMinor: bigint; readonly until: string },
): Promise<void> {
  await sql<AddPaid>`
    update lottery_issues
    set payout_minor = payout_minor + ${page.addedMinor}, settled_until = ${page.until}
    where id = ${page.issueId}`.execute(tx);
}

/** What issues paid on tickets that are given back, they have not paid. */
export async function takePaid(
  tx: Transaction,
  paid: readonly { readonly issueId: bigint; readonly payoutMinor: bigint }[],
): Promise<void> {
  await sql<TakePaid>`
    update lottery_issues i set payout_minor = i.payout_minor - p.paid
    from (select t.id, sum(t.paid)::bigint as paid
          from unnest(
            ${paid.map(({ issueId }) => issueId)}::bigint[],
            ${paid.map(({ payoutMinor }) => payoutMinor)}::bigint[]) as t (id, paid)
          group by t.id) p
    where i.id = p.id`.execute(tx);
}

/** Nothing of the issue is left to settle: its seed becomes public (R133). */
export async function endSettlement(
  tx: Transaction,
  issue: { readonly id: bigint; readonly serverSeed: Uint8Array | undefined },
  at: Temporal.Instant,
): Promise<void> {
  const seed = Buffer.from(issue.serverSeed ?? []).toString('hex');
  await sql<EndSettlement>`
    update lottery_issues
    set state = 'settled', is_settling = false, settled_at = ${String(at)}::timestamptz,
        server_seed = coalesce(nullif(decode(${seed}::text, 'hex'), ''::bytea), server_seed),
        seed_secret = null
    where id = ${issue.id}`.execute(tx);
}

export type ReturnTicket = LockTicketsToReturn['row'];

/** Open tickets of later issues that orders leave out now; of issues that have not closed. */
export async function laterTickets(
  tx: Transaction,
  query: { readonly orderIds: readonly string[]; readonly at: Temporal.Instant },
): Promise<readonly ReturnTicket[]> {
  await sql<LaterTickets>`
    select i.id from lottery_issues i
    where i.closes_at > ${String(query.at)}::timestamptz and i.state in ('scheduled', 'open')
      and i.id in (select issue_id from lottery_tickets
                   where order_id = any(${query.orderIds}::text[]) and state = 'open')
    order by i.id for share`.execute(tx);
  return lockTicketsToReturn(tx, { ...query, issueNos: undefined });
}

/** Open tickets of orders whose issues have not closed at the moment. */
export async function lockTicketsToReturn(
  tx: Transaction,
  query: {
    readonly orderIds: readonly string[];
    readonly issueNos: readonly string[] | undefined;
    readonly at: Temporal.Instant;
  },
): Promise<readonly ReturnTicket[]> {
  const { rows } = await sql<LockTicketsToReturn>`
    select t.id, t.order_id as "orderId", t.issue_id as "issueId", t.multiple,
           t.member_id as "memberId", t.cost_minor as "costMinor",
           t.rebate_minor as "rebateMinor", t.rebate_back_minor as "rebateBackMinor",
           t.payout_minor as "payoutMinor", o.currency
    from lottery_tickets t
    join lottery_issues i on i.id = t.issue_id
    join lottery_orders o on o.id = t.order_id
    where t.order_id = any(${query.orderIds}::text[]) and t.state = 'open'
      and i.closes_at > ${String(query.at)}::timestamptz and i.state in ('scheduled', 'open')
      and i.issue_no = any(coalesce(${query.issueNos ?? null}::text[], array[i.issue_no]))
    order by t.id collate "C" for update of t`.execute(tx);
  return rows;
}

/** A void issue whose tickets still hold money, or whose seed is not public yet; locked. */
export async function lockVoidIssue(tx: Transaction): Promise<LockVoidIssue['row'] | undefined> {
  const { rows } = await sql<LockVoidIssue>`
    select id, game_code as "gameCode", issue_no as "issueNo",
           coalesce(void_reason, '') as reason, commitment, seed_secret as "seedSecret"
    from lottery_issues
    where is_settling and state = 'void' order by id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

/**
 * Nothing of a void issue is left to give back, and nothing will be drawn of its seed: it becomes
 * public, so that an issue that was given up can be looked into (R135).
 */
export async function endVoid(
  tx: Transaction,
  { id, serverSeed }: { readonly id: bigint; readonly serverSeed: Uint8Array | undefined },
): Promise<void> {
  const seed = Buffer.from(serverSeed ?? []).toString('hex');
  await sql<EndVoid>`
    update lottery_issues
    set is_settling = false, seed_secret = null,
        server_seed = coalesce(nullif(decode(${seed}::text, 'hex'), ''::bytea), server_seed)
    where id = ${id}`.execute(tx);
}

/** Tickets of a void issue that still hold money. */
export async function lockVoided(
  tx: Transaction,
  query: { readonly issueId: bigint; readonly limit: number },
): Promise<readonly ReturnTicket[]> {
  const { rows } = await sql<LockVoided>`
    select t.id, t.order_id as "orderId", t.issue_id as "issueId", t.multiple,
           t.member_id as "memberId", t.cost_minor as "costMinor",
           t.rebate_minor as "rebateMinor", t.rebate_back_minor as "rebateBackMinor",
           t.payout_minor as "payoutMinor", o.currency
    from lottery_tickets t join lottery_orders o on o.id = t.order_id
    where t.issue_id = ${query.issueId} and t.state not in ('cancelled', 'void')
    order by t.id collate "C" limit ${query.limit} for update of t`.execute(tx);
  return rows;
}

export async function writeReturned(
  tx: Transaction,
  query: {
    readonly ids: readonly string[];
    readonly state: 'cancelled' | 'void';
    readonly cancelledFor: CancelCause | undefined;
  },
  at: Temporal.Instant,
): Promise<void> {
  await sql<WriteReturned>`
    update lottery_tickets
    set state = ${query.state}, cancelled_for = ${query.cancelledFor ?? null}::text,
        payout_minor = 0, settled_at = ${String(at)}::timestamptz
    where id = any(${query.ids}::text[])`.execute(tx);
}
