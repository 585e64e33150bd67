import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { plain } from '../../../platform/sql-arrays.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  SelectTransferEdges,
  SelectTransferPairs,
  SelectTransfersOfPairs,
} from '../generated/statements.ts';

interface Span {
  readonly siteId: string;
  readonly from: Temporal.Instant;
  /** Excluded. */
  readonly to: Temporal.Instant;
}

export interface Pair {
  readonly agentId: MemberId;
  readonly memberId: MemberId;
}

export type PairSums = SelectTransferPairs['row'];

const agent = sql`(case direction when 'down' then from_id else to_id end)`;
const member = sql`(case direction when 'down' then to_id else from_id end)`;
const kept = sql`(amount_minor - coalesce(taken_back_minor, 0))`;

/** What went along each edge of the tree in a span, in the order of the ids of its two ends. */
export async function selectTransferPairs(
  tx: Transaction,
  query: Span & { readonly after: Pair | undefined; readonly limit: number },
): Promise<readonly PairSums[]> {
  const { agentId = '', memberId = '' } = query.after ?? {};
  const { rows } = await sql<SelectTransferPairs>`
    select coalesce(concat(${agent}), '') as "agentId",
           coalesce(concat(${member}), '') as "memberId", currency,
           coalesce(sum(${kept}) filter (where direction = 'down'), 0)::bigint as "downMinor",
           coalesce(sum(${kept}) filter (where direction = 'up'), 0)::bigint as "upMinor"
      from member_transfers
     where site_id = ${query.siteId} and made_at >= ${String(query.from)}::timestamptz
       and made_at < ${String(query.to)}::timestamptz
       and (${agent}, ${member}) > (${agentId}, ${memberId})
     group by ${agent}, ${member}, currency
     order by ${agent}, ${member} limit ${query.limit}
  `.execute(tx);
  return rows;
}

export type PairTransfer = SelectTransfersOfPairs['row'];

/** The transfers of these pairs in a span, the newest first. */
export async function selectTransfersOfPairs(
  tx: Transaction,
  query: Span & { readonly pairs: readonly Pair[] },
): Promise<readonly PairTransfer[]> {
  const { rows } = await sql<SelectTransfersOfPairs>`
    select t.id, t.reference, t.direction, t.from_id as "fromId", t.to_id as "toId",
           t.amount_minor as "amountMinor", t.currency, t.made_at as "madeAt",
           t.taken_back_minor as "takenBackMinor"
      from unnest(${plain(query.pairs.map(({ agentId }) => agentId))}::text[],
                  ${plain(query.pairs.map(({ memberId }) => memberId))}::text[])
             as p (agent_id, member_id)
      join member_transfers t
        on (t.direction = 'down' and t.from_id = p.agent_id and t.to_id = p.member_id)
        or (t.direction = 'up' and t.from_id = p.member_id and t.to_id = p.agent_id)
     where t.site_id = ${query.siteId} and t.made_at >= ${String(query.from)}::timestamptz
       and t.made_at < ${String(query.to)}::timestamptz
     order by t.id desc
  `.execute(tx);
  return rows;
}

export type TransferSum = SelectTransferEdges['row'];

/** Who sent whom how much in a span, and when last; what was taken back wholly is none. */
export async function selectTransferEdges(
  tx: Transaction,
  span: Span,
): Promise<readonly TransferSum[]> {
  const { rows } = await sql<SelectTransferEdges>`
    select from_id as "fromId", to_id as "toId", coalesce(sum(${kept}), 0)::bigint as "amountMinor",
           coalesce(max(made_at), 'epoch'::timestamptz) as "lastAt"
      from member_transfers
     where site_id = ${span.siteId} and made_at >= ${String(span.from)}::timestamptz
       and made_at < ${String(span.to)}::timestamptz and ${kept} > 0
     group by from_id, to_id
  `.execute(tx);
  return rows;
}
