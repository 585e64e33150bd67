import { assertDefined } from '@portal/money';
import type { ApprovalId, EnvelopeId, MemberId, OperatorId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountOwnPackets,
  FindEnvelope,
  HasTaken,
  InsertEnvelope,
  InsertPackets,
  LockGiver,
  LockMarks,
  SelectDeskEnvelopes,
  SelectEnvelopes,
  StopEnvelope,
  SumGivenAlone,
  TakePacket,
} from '../generated/statements.ts';

export type Envelope = FindEnvelope['row'];

/** Who gives, and the request that a second person approved; null where nobody had to. */
export interface Giver {
  readonly operatorId: OperatorId;
  readonly approvalId: ApprovalId | null;
}

const columns = sql`e.id, e.kind, e.names, e.opens_at as "opensAt", e.closes_at as "closesAt",
  e.budget_minor as "budgetMinor", e.packets, e.grabs, e.multiple,
  e.needs_deposit as "needsDeposit", e.least_rank as "leastRank", e.needs_play as "needsPlay",
  e.stopped_at as "stoppedAt", e.made_at as "madeAt"`;

export async function insertEnvelope(
  tx: Transaction,
  row: Omit<Envelope, 'stoppedAt' | 'madeAt'> & { readonly at: Temporal.Instant },
  giver?: Giver,
): Promise<void> {
  await sql<InsertEnvelope>`
    insert into envelopes (id, kind, names, opens_at, closes_at, budget_minor, packets, grabs,
                           multiple, needs_deposit, least_rank, needs_play, made_at, given_by,
                           approval_id)
    values (${row.id}, ${row.kind}, ${JSON.stringify(row.names)}::jsonb,
            ${String(row.opensAt)}::timestamptz, ${String(row.closesAt)}::timestamptz,
            ${row.budgetMinor}, ${row.packets}, ${row.grabs}, ${row.multiple},
            ${row.needsDeposit}, ${row.leastRank}, ${row.needsPlay}, ${String(row.at)}::timestamptz,
            ${giver?.operatorId ?? null}, ${giver?.approvalId ?? null})
  `.execute(tx);
}

/** What one person gives alone is counted by one call at a time, whatever the account. */
export async function lockGiver(tx: Transaction, accounts: readonly OperatorId[]): Promise<void> {
  await sql<LockGiver>`
    select pg_advisory_xact_lock(hashtextextended('rewards.give ' || account, 0))
      from (select account from unnest(${accounts}::text[]) as account order by account) as inOrder
  `.execute(tx);
}

/**
 * What one person gave alone since a moment: gifts, rains and applications, and what promotions,
 * raffles and invitations may give by what they did.
 */
export async function sumGivenAlone(
  tx: Transaction,
  query: { readonly accounts: readonly OperatorId[]; readonly since: Temporal.Instant },
): Promise<bigint> {
  const { rows } = await sql<SumGivenAlone>`
    select coalesce(sum(g.amount), 0)::bigint as total from (
      select budget_minor as amount from envelopes
       where given_by = any(${query.accounts}::text[]) and approval_id is null
         and made_at > ${String(query.since)}::timestamptz
      union all
      select gift_minor from promotion_entries
       where status = 'ISSUED' and decided_by = any(${query.accounts}::text[])
         and approval_id is null and decided_at > ${String(query.since)}::timestamptz
      union all
      select amount_minor from gifts_alone
       where operator_id = any(${query.accounts}::text[])
         and given_at > ${String(query.since)}::timestamptz) g
  `.execute(tx);
  return assertDefined(rows[0], 'sum gives one row').total;
}

/** In the order in which they are taken. */
export async function insertPackets(
  tx: Transaction,
  envelopeId: EnvelopeId,
  amounts: readonly bigint[],
): Promise<void> {
  await sql<InsertPackets>`
    insert into envelope_packets (envelope_id, position, amount_minor)
    select ${envelopeId}, p.position::integer, p.amount
      from unnest(${amounts}::bigint[]) with ordinality as p (amount, position)
  `.execute(tx);
}

export async function findEnvelope(tx: Transaction, id: EnvelopeId): Promise<Envelope | undefined> {
  const { rows } = await sql<FindEnvelope>`
    select ${columns} from envelopes e where e.id = ${id}
  `.execute(tx);
  return rows[0];
}

/** Rains that run, come, or ended after a moment, with what one member took of each. */
export async function selectEnvelopes(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly endedAfter: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly SelectEnvelopes['row'][]> {
  const { rows } = await sql<SelectEnvelopes>`
    select ${columns},
           (select count(*)::int from envelope_packets p
             where p.envelope_id = e.id and p.taken_by is null) as left,
           (select count(*)::int from envelope_packets p
             where p.envelope_id = e.id and p.taken_by = ${query.memberId}) as own,
           coalesce((select sum(p.amount_minor) from envelope_packets p
             where p.envelope_id = e.id and p.taken_by = ${query.memberId}), 0)::bigint
             as "ownMinor"
      from envelopes e
     where e.kind = 'RAIN' and e.closes_at > ${String(query.endedAfter)}::timestamptz
     order by e.opens_at desc, e.id limit ${query.limit}
  `.execute(tx);
  return rows;
}

export async function countOwnPackets(
  tx: Transaction,
  key: { readonly envelopeId: EnvelopeId; readonly memberId: MemberId },
): Promise<number> {
  const { rows } = await sql<CountOwnPackets>`
    select count(*)::int as count from envelope_packets
     where envelope_id = ${key.envelopeId} and taken_by = ${key.memberId}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** One at a time of those who share any of these marks, for one rain; always in one order. */
export async function lockMarks(
  tx: Transaction,
  query: { readonly envelopeId: EnvelopeId; readonly marks: readonly string[] },
): Promise<void> {
  await sql<LockMarks>`
    select pg_advisory_xact_lock(m.key) from (
      select distinct hashtextextended('rewards.rain ' || ${query.envelopeId} || mark, 0) as key
        from unnest(${query.marks}::text[]) as own (mark) order by key offset 0) m
  `.execute(tx);
}

/** Whether one of these members took a packet. */
export async function hasTaken(
  tx: Transaction,
  query: { readonly envelopeId: EnvelopeId; readonly memberIds: readonly MemberId[] },
): Promise<boolean> {
  const { rows } = await sql<HasTaken>`
    select 1 as taken from envelope_packets
     where envelope_id = ${query.envelopeId} and taken_by = any(${query.memberIds}::text[]) limit 1
  `.execute(tx);
  return rows.length > 0;
}

/**
 * Takes the next packet that nobody else is taking. Undefined when none is left: the one statement
 * both finds and takes, and a packet belongs to one member for ever (R47).
 */
export async function takePacket(
  tx: Transaction,
  row: {
    readonly envelopeId: EnvelopeId;
    readonly memberId: MemberId;
    readonly nth: number;
    readonly at: Temporal.Instant;
  },
): Promise<TakePacket['row'] | undefined> {
  const { rows } = await sql<TakePacket>`
    update envelope_packets set taken_by = ${row.memberId}, nth = ${row.nth},
                                taken_at = ${String(row.at)}::timestamptz
     where envelope_id = ${row.envelopeId} and position = (
       select p.position from envelope_packets p
        where p.envelope_id = ${row.envelopeId} and p.taken_by is null
        order by p.position limit 1 for update skip locked)
    returning position, amount_minor as "amountMinor"
  `.execute(tx);
  return rows[0];
}

/** False when it was stopped, or is over. */
export async function stopEnvelope(
  tx: Transaction,
  row: { readonly id: EnvelopeId; readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<StopEnvelope>`
    update envelopes set stopped_at = ${String(row.at)}::timestamptz
     where id = ${row.id} and kind = 'RAIN' and stopped_at is null
       and closes_at > ${String(row.at)}::timestamptz
    returning id
  `.execute(tx);
  return rows.length === 1;
}

/**
 * The newest first, with what was taken of each; or one of them. A gift is cut for its members at
 * once, but taken when its member claims it among the rewards.
 */
export async function selectDeskEnvelopes(
  tx: Transaction,
  query: { readonly id?: EnvelopeId; readonly limit: number },
): Promise<readonly SelectDeskEnvelopes['row'][]> {
  const one = query.id === undefined ? sql`` : sql` where e.id = ${query.id}`;
  const { rows } = await sql<SelectDeskEnvelopes>`
    select ${columns}, coalesce(t.count, 0) as taken, coalesce(t.minor, 0) as "takenMinor",
           coalesce(t.members, 0) as members
      from envelopes e cross join lateral (
        select count(*)::int as count, sum(own.minor)::bigint as minor,
               count(distinct own.member)::int as members
          from (select p.taken_by as member, p.amount_minor as minor from envelope_packets p
                 where e.kind = 'RAIN' and p.envelope_id = e.id and p.taken_by is not null
                 union all
                select r.member_id, r.amount_minor from rewards r
                 where e.kind = 'GIFT' and r.source = 'envelope' and r.reference = e.id
                   and r.claimed_at is not null) own) t${one}
     order by e.id desc limit ${query.limit}
  `.execute(tx);
  return rows;
}
