import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type { SumGiven, SumReceived } from '../generated/statements.ts';

export interface EnvelopeSpan {
  readonly memberId: MemberId;
  /** The days are those of this zone. */
  readonly zone: string;
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

/** What a member took out of envelopes of the agent above, by day. */
export async function sumReceived(
  tx: Transaction,
  { memberId, zone, from, to }: EnvelopeSpan,
): Promise<readonly SumReceived['row'][]> {
  const { rows } = await sql<SumReceived>`
    select (taken_at at time zone ${zone}::text)::date::text as day,
           coalesce(sum(amount_minor), 0)::bigint as "amountMinor"
      from team_envelope_packets
     where taken_by = ${memberId} and taken_at >= ${String(from)}::timestamptz
       and taken_at < ${String(to)}::timestamptz
     group by 1 order by 1`.execute(tx);
  return rows;
}

/** What others took out of the envelopes of an agent, by day and by who took it. */
export async function sumGiven(
  tx: Transaction,
  { memberId, zone, from, to }: EnvelopeSpan,
): Promise<readonly SumGiven['row'][]> {
  const { rows } = await sql<SumGiven>`
    select (p.taken_at at time zone ${zone}::text)::date::text as day, p.taken_by as "takenBy",
           coalesce(sum(p.amount_minor), 0)::bigint as "amountMinor"
      from team_envelopes e join team_envelope_packets p on p.envelope_id = e.id
     where e.agent_id = ${memberId} and p.taken_by is not null
       and p.taken_at >= ${String(from)}::timestamptz and p.taken_at < ${String(to)}::timestamptz
     group by 1, 2 order by 1, 2`.execute(tx);
  return rows;
}
