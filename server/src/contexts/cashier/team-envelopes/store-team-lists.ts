import type { EnvelopeId, MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  SelectGivenEnvelopes,
  SelectReceivedEnvelopes,
  SelectTakenPackets,
} from '../generated/statements.ts';

export type GivenEnvelope = SelectGivenEnvelopes['row'];
export type ReceivedEnvelope = SelectReceivedEnvelopes['row'];
export type TakenPacket = SelectTakenPackets['row'];

/** Those of one agent, the newest first; or one of them. */
export async function selectGivenEnvelopes(
  tx: Transaction,
  query: { readonly agentId: MemberId; readonly id?: EnvelopeId; readonly limit: number },
): Promise<readonly GivenEnvelope[]> {
  const one = query.id === undefined ? sql`` : sql` and e.id = ${query.id}`;
  const { rows } = await sql<SelectGivenEnvelopes>`
    select e.id, e.greeting, e.is_random as "isRandom", e.is_chosen as "isChosen",
           e.budget_minor as "budgetMinor", e.packets, e.made_at as "madeAt",
           e.closes_at as "closesAt", e.returned_minor as "returnedMinor"
      from team_envelopes e where e.agent_id = ${query.agentId}${one}
     order by e.id desc limit ${query.limit}`.execute(tx);
  return rows;
}

/** Who took what of these, in the order in which they came. */
export async function selectTakenPackets(
  tx: Transaction,
  envelopeIds: readonly EnvelopeId[],
): Promise<readonly TakenPacket[]> {
  const { rows } = await sql<SelectTakenPackets>`
    select p.envelope_id as "envelopeId", p.taken_by as "takenBy", p.taken_at as "takenAt",
           p.amount_minor as "amountMinor"
      from team_envelope_packets p
     where p.envelope_id = any(${envelopeIds}::text[]) and p.taken_by is not null
       and p.taken_at is not null
     order by p.envelope_id, p.taken_at`.execute(tx);
  return rows;
}

/** Those of the agent above that are open to a member, or were taken since a moment. */
export async function selectReceivedEnvelopes(
  tx: Transaction,
  query: {
    readonly agentId: MemberId;
    readonly memberId: MemberId;
    readonly now: Temporal.Instant;
    readonly takenSince: Temporal.Instant;
    readonly limit: number;
  },
): Promise<readonly ReceivedEnvelope[]> {
  const { rows } = await sql<SelectReceivedEnvelopes>`
    select e.id, e.greeting, e.closes_at as "closesAt", p.amount_minor as "amountMinor",
           p.taken_at as "takenAt",
           exists (select from team_envelope_packets f
             where f.envelope_id = e.id and f.taken_by is null) as "isLeft"
      from team_envelopes e
      left join team_envelope_packets p on p.envelope_id = e.id and p.taken_by = ${query.memberId}
     where e.agent_id = ${query.agentId}
       and (not e.is_chosen or exists (select from team_envelope_members m
             where m.envelope_id = e.id and m.member_id = ${query.memberId}))
       and (p.taken_at > ${String(query.takenSince)}::timestamptz
            or (p.taken_at is null and e.closes_at > ${String(query.now)}::timestamptz))
     order by e.id desc limit ${query.limit}`.execute(tx);
  return rows;
}
