import type { DepositId, MemberId, PayoutKind, SliceId, WithdrawalId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountPeerSlices,
  FindPeerSlice,
  HasOpenDispute,
  InsertStrike,
  LockMatching,
  MarkPeerReminded,
  PostponePeers,
  SelectPairs,
  SelectPeerSlices,
  SelectPeersToEnd,
  SelectPeersToRemind,
  SelectStrikes,
  SelectToMatch,
  SelectUnmatched,
  SelectWaitingPeers,
} from '../generated/statements.ts';

export type WaitingPeer = SelectWaitingPeers['row'];

/** Orders that wait for another member, the oldest first; they are not locked. */
export async function selectWaitingPeers(
  tx: Transaction,
  query: {
    readonly siteId: string;
    readonly currency: string;
    readonly kind: PayoutKind;
    readonly exceptId: MemberId;
    /** The last one of the page before. */
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<readonly WaitingPeer[]> {
  const { rows } = await sql<SelectWaitingPeers>`
    select w.id, w.member_id as "memberId",
           (w.amount_minor - w.fee_minor
              - coalesce((select sum(s.amount_minor) from withdrawal_slices s
                           where s.withdrawal_id = w.id and s.state <> 'RELEASED'), 0))::bigint
             as "unassignedMinor"
      from withdrawals w join payout_accounts a on a.id = w.payout_account_id
     where w.site_id = ${query.siteId} and w.state = 'MATCHING' and w.closed_at is null
       and w.currency = ${query.currency} and a.kind = ${query.kind}
       and w.member_id <> ${query.exceptId} and w.id > ${query.afterId}
     order by w.id limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** Locks an order that still waits; whoever acts on it already is not waited for. */
export async function lockMatching(tx: Transaction, id: WithdrawalId): Promise<boolean> {
  const { rows } = await sql<LockMatching>`
    select id from withdrawals where id = ${id} and state = 'MATCHING' for update skip locked
  `.execute(tx);
  return rows.length > 0;
}

/** How often somebody was matched with each of these since a moment, in either direction. */
export async function selectPairs(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly otherIds: readonly MemberId[];
    readonly since: Temporal.Instant;
  },
): Promise<ReadonlyMap<MemberId, number>> {
  const { memberId, otherIds } = query;
  const { rows } = await sql<SelectPairs>`
    select concat(o.member_id) as "otherId", count(*)::int as count
      from withdrawal_slices s join deposits d on d.id = s.deposit_id
           join withdrawals w on w.id = s.withdrawal_id
           cross join lateral (
             select w.member_id where d.member_id = ${memberId}
             union all
             select d.member_id where w.member_id = ${memberId}
           ) o
     where s.made_at >= ${String(query.since)}::timestamptz
       and o.member_id = any(${otherIds}::text[])
     group by 1
  `.execute(tx);
  const counts = new Map(rows.map(({ otherId, count }) => [otherId, count]));
  return new Map(otherIds.map((id) => [id, counts.get(id) ?? 0]));
}

/** The slice that a deposit pays. */
export async function findPeerSlice(
  tx: Transaction,
  depositId: DepositId,
): Promise<FindPeerSlice['row'] | undefined> {
  const { rows } = await sql<FindPeerSlice>`
    select id, withdrawal_id as "withdrawalId" from withdrawal_slices
     where deposit_id = ${depositId}
  `.execute(tx);
  return rows[0];
}

/** Payments of others to an order, with who pays. */
export async function selectPeerSlices(
  tx: Transaction,
  id: WithdrawalId,
): Promise<readonly SelectPeerSlices['row'][]> {
  const { rows } = await sql<SelectPeerSlices>`
    select s.id, d.id as "depositId", d.member_id as "memberId"
      from withdrawal_slices s join deposits d on d.id = s.deposit_id
     where s.withdrawal_id = ${id} order by s.id
  `.execute(tx);
  return rows;
}

/** How many payments to others somebody took on since a moment. */
export async function countPeerSlices(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<number> {
  const { rows } = await sql<CountPeerSlices>`
    select count(*)::int as count
      from deposits d join withdrawal_slices s on s.deposit_id = d.id
     where d.member_id = ${query.memberId}
       and d.requested_at >= ${String(query.since)}::timestamptz
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Whether somebody's payment to another member is in dispute. */
export async function hasOpenDispute(tx: Transaction, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql<HasOpenDispute>`
    select s.id from deposits d join withdrawal_slices s on s.deposit_id = d.id
     where d.member_id = ${memberId} and d.closed_at is null and s.state = 'DISPUTED' limit 1
  `.execute(tx);
  return rows.length > 0;
}

export async function insertStrike(
  tx: Transaction,
  row: {
    readonly depositId: DepositId;
    readonly memberId: MemberId;
    readonly reason: 'time_over' | 'asked_by_member';
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<InsertStrike>`
    insert into peer_strikes (deposit_id, member_id, reason, at)
    values (${row.depositId}, ${row.memberId}, ${row.reason}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function selectStrikes(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly since: Temporal.Instant },
): Promise<readonly Temporal.Instant[]> {
  const { rows } = await sql<SelectStrikes>`
    select at from peer_strikes
     where member_id = ${query.memberId} and at >= ${String(query.since)}::timestamptz
     order by at
  `.execute(tx);
  return rows.map(({ at }) => at);
}

/** Approved orders that nobody looks at and of which nothing was sent; not locked. */
export async function selectToMatch(
  tx: Transaction,
  query: {
    readonly siteId: string;
    readonly now: Temporal.Instant;
    /** The last one of the page before. */
    readonly afterId: string;
    readonly limit: number;
  },
): Promise<readonly SelectToMatch['row'][]> {
  const { rows } = await sql<SelectToMatch>`
    select w.id, w.member_id as "memberId", a.kind,
           (w.amount_minor - w.fee_minor)::bigint as "amountMinor"
      from withdrawals w join payout_accounts a on a.id = w.payout_account_id
     where w.site_id = ${query.siteId} and w.state = 'APPROVED' and w.closed_at is null
       and w.id > ${query.afterId}
       and (w.claimed_until is null or w.claimed_until <= ${String(query.now)}::timestamptz)
     order by w.id limit ${query.limit}
  `.execute(tx);
  return rows;
}

/** Orders for which nobody was found in time, and whose member was not asked yet; not locked. */
export async function selectUnmatched(
  tx: Transaction,
  query: { readonly siteId: string; readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly WithdrawalId[]> {
  const { rows } = await sql<SelectUnmatched>`
    select id from withdrawals
     where site_id = ${query.siteId} and state = 'MATCHING' and closed_at is null
       and reason is distinct from 'no_peer' and due_at <= ${String(query.now)}::timestamptz
     order by id limit ${query.limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Payments that were promised and not made in time, the oldest first; not locked. */
export async function selectPeersToEnd(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly DepositId[]> {
  const { rows } = await sql<SelectPeersToEnd>`
    select deposit_id as "depositId" from withdrawal_slices
     where state = 'ASSIGNED' and deposit_id is not null
       and pay_by <= ${String(query.now)}::timestamptz
     order by pay_by, id limit ${query.limit}
  `.execute(tx);
  return rows.flatMap(({ depositId }) => (depositId === null ? [] : [depositId]));
}

/** Payments whose time is over soon, and of which nobody was reminded; locked. */
export async function selectPeersToRemind(
  tx: Transaction,
  query: {
    readonly now: Temporal.Instant;
    readonly to: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly SelectPeersToRemind['row'][]> {
  const { rows } = await sql<SelectPeersToRemind>`
    select s.id, d.id as "depositId", d.member_id as "memberId",
           s.amount_minor as "amountMinor", s.currency
      from withdrawal_slices s join deposits d on d.id = s.deposit_id
     where s.state = 'ASSIGNED' and s.reminders = 0
       and s.pay_by > ${String(query.now)}::timestamptz
       and s.pay_by <= ${String(query.to)}::timestamptz
     order by s.pay_by, s.id limit ${query.limit}
       for update of s skip locked
  `.execute(tx);
  return rows;
}

export async function markPeerReminded(tx: Transaction, id: SliceId): Promise<void> {
  await sql<MarkPeerReminded>`
    update withdrawal_slices set reminders = 1 where id = ${id}
  `.execute(tx);
}

/**
 * Every time to pay goes on by the part of a time in which it already ran, in what both sides are
 * shown as well.
 */
export async function postponePeers(
  tx: Transaction,
  pause: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<void> {
  const [from, to] = [String(pause.from), String(pause.to)];
  await sql<PostponePeers>`
    with moved as (
      update withdrawal_slices
         set pay_by = pay_by + (${to}::timestamptz - greatest(${from}::timestamptz, made_at))
       where state = 'ASSIGNED' and pay_by is not null and deposit_id is not null
      returning withdrawal_id as "withdrawalId", deposit_id as "depositId", pay_by as "payBy"
    ), paying as (
      update deposits d set expires_at = m."payBy", due_at = m."payBy"
        from moved m where d.id = m."depositId"
    )
    update withdrawals w set due_at = m."payBy"
      from moved m where w.id = m."withdrawalId" and w.state = 'PAYING'
  `.execute(tx);
}
