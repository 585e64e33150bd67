import type { EnvelopeId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  CountTeamEnvelopes,
  EndTeamEnvelope,
  FindTeamPacket,
  HasTakenAmong,
  InsertTeamEnvelope,
  InsertTeamMembers,
  InsertTeamPackets,
  LockOverEnvelopes,
  LockTeamEnvelope,
  NextTeamPacket,
  TakeTeamPacket,
} from '../generated/statements.ts';

export type TeamEnvelope = LockTeamEnvelope['row'];

export async function insertTeamEnvelope(
  tx: Transaction,
  row: Omit<TeamEnvelope, 'returnedAt' | 'returnedMinor'>,
): Promise<void> {
  await sql<InsertTeamEnvelope>`
    insert into team_envelopes (id, agent_id, greeting, is_random, is_chosen, budget_minor,
                                packets, made_at, closes_at)
    values (${row.id}, ${row.agentId}, ${row.greeting}, ${row.isRandom}, ${row.isChosen},
            ${row.budgetMinor}, ${row.packets}, ${String(row.madeAt)}::timestamptz,
            ${String(row.closesAt)}::timestamptz)`.execute(tx);
}

export async function insertTeamMembers(
  tx: Transaction,
  envelopeId: EnvelopeId,
  memberIds: readonly MemberId[],
): Promise<void> {
  await sql<InsertTeamMembers>`
    insert into team_envelope_members (envelope_id, member_id)
    select ${envelopeId}, m.id from unnest(${memberIds}::text[]) as m (id)`.execute(tx);
}

/** In the order in which they are taken. */
export async function insertTeamPackets(
  tx: Transaction,
  envelopeId: EnvelopeId,
  amounts: readonly bigint[],
): Promise<void> {
  await sql<InsertTeamPackets>`
    insert into team_envelope_packets (envelope_id, position, amount_minor)
    select ${envelopeId}, p.position::integer, p.amount
      from unnest(${amounts}::bigint[]) with ordinality as p (amount, position)`.execute(tx);
}

/** Who takes and what goes back wait for each other here. */
export async function lockTeamEnvelope(
  tx: Transaction,
  id: EnvelopeId,
): Promise<TeamEnvelope | undefined> {
  const { rows } = await sql<LockTeamEnvelope>`
    select id, agent_id as "agentId", greeting, is_random as "isRandom", is_chosen as "isChosen",
           budget_minor as "budgetMinor", packets, made_at as "madeAt", closes_at as "closesAt",
           returned_minor as "returnedMinor", returned_at as "returnedAt"
      from team_envelopes where id = ${id} for update`.execute(tx);
  return rows[0];
}

/** Whether the member is one of those who were named, and what the member took. */
export async function findTeamPacket(
  tx: Transaction,
  key: { readonly envelopeId: EnvelopeId; readonly memberId: MemberId },
): Promise<FindTeamPacket['row'] | undefined> {
  const { rows } = await sql<FindTeamPacket>`
    select exists (select from team_envelope_members m where m.envelope_id = e.id
             and m.member_id = ${key.memberId}) as "isNamed",
           exists (select from team_envelope_packets p where p.envelope_id = e.id
             and p.taken_by = ${key.memberId}) as "hasTaken"
      from team_envelopes e where e.id = ${key.envelopeId}`.execute(tx);
  return rows[0];
}

/** Whether one of these took a packet. */
export async function hasTakenAmong(
  tx: Transaction,
  query: { readonly envelopeId: EnvelopeId; readonly memberIds: readonly MemberId[] },
): Promise<boolean> {
  const { rows } = await sql<HasTakenAmong>`
    select exists (select from team_envelope_packets p where p.envelope_id = ${query.envelopeId}
             and p.taken_by = any(${query.memberIds}::text[])) as "hasTaken"`.execute(tx);
  return rows[0]?.hasTaken === true;
}

/** Undefined when none is left. The envelope is locked. */
export async function nextTeamPacket(
  tx: Transaction,
  envelopeId: EnvelopeId,
): Promise<NextTeamPacket['row'] | undefined> {
  const { rows } = await sql<NextTeamPacket>`
    select position, amount_minor as "amountMinor" from team_envelope_packets
     where envelope_id = ${envelopeId} and taken_by is null
     order by position limit 1`.execute(tx);
  return rows[0];
}

export async function takeTeamPacket(
  tx: Transaction,
  row: {
    readonly envelopeId: EnvelopeId;
    readonly position: number;
    readonly memberId: MemberId;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<TakeTeamPacket>`
    update team_envelope_packets set taken_by = ${row.memberId},
                                     taken_at = ${String(row.at)}::timestamptz
     where envelope_id = ${row.envelopeId} and position = ${row.position}
       and taken_by is null`.execute(tx);
}

/** How many an agent gave since a moment. */
export async function countTeamEnvelopes(
  tx: Transaction,
  query: { readonly agentId: MemberId; readonly since: Temporal.Instant },
): Promise<number> {
  const { rows } = await sql<CountTeamEnvelopes>`
    select count(*)::int as count from team_envelopes
     where agent_id = ${query.agentId} and made_at >= ${String(query.since)}::timestamptz
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Some that are over, with what nobody took. */
export async function lockOverEnvelopes(
  tx: Transaction,
  query: { readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly LockOverEnvelopes['row'][]> {
  const { rows } = await sql<LockOverEnvelopes>`
    select e.id, e.agent_id as "agentId",
           coalesce((select sum(p.amount_minor) from team_envelope_packets p
             where p.envelope_id = e.id and p.taken_by is null), 0)::bigint as "leftMinor"
      from team_envelopes e
     where e.returned_at is null and e.closes_at <= ${String(query.now)}::timestamptz
     order by e.closes_at limit ${query.limit} for update skip locked`.execute(tx);
  return rows;
}

export async function endTeamEnvelope(
  tx: Transaction,
  row: {
    readonly id: EnvelopeId;
    readonly returnedMinor: bigint;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<EndTeamEnvelope>`
    update team_envelopes set returned_minor = ${row.returnedMinor},
                              returned_at = ${String(row.at)}::timestamptz
     where id = ${row.id}`.execute(tx);
}
