import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  ChangeLink,
  CountClick,
  CountLinks,
  CountLiveLinks,
  EndLink,
  FindFirstLink,
  FindLiveLink,
  InsertLink,
  LockLinks,
  RenameLink,
  SelectLinks,
} from './generated/statements.ts';

export type LinkRow = SelectLinks['row'];

export interface NewLink {
  readonly code: string;
  readonly agentId: MemberId;
  readonly note: string;
  readonly createdAt: Temporal.Instant;
  readonly validUntil: Temporal.Instant | null;
  readonly opensAgent: boolean;
  /** Null for the usual terms. */
  readonly rates: readonly number[] | null;
  readonly prizeGroup: number | null;
}

/** Which links of an agent are asked for. */
export interface LinkFilter {
  readonly agentId: MemberId;
  readonly code?: string;
  readonly state: 'live' | 'over' | undefined;
  readonly opens: 'member' | 'agent' | undefined;
  readonly at: Temporal.Instant;
}

/** False when the code is taken. */
export async function insertLink(tx: Transaction, row: NewLink): Promise<boolean> {
  const { rows } = await sql<InsertLink>`
    insert into register_links (code, agent_id, note, created_at, valid_until, opens_agent, rates,
                                prize_group)
    values (${row.code}, ${row.agentId}, ${row.note}, ${String(row.createdAt)}::timestamptz,
            ${row.validUntil === null ? null : String(row.validUntil)}::timestamptz,
            ${row.opensAgent}, ${row.rates}::int[], ${row.prizeGroup})
    on conflict (code) do nothing returning code
  `.execute(tx);
  return rows.length === 1;
}

/**
 * The link of a code that works at a moment, with the level of whoever made it and the agent under
 * whom one comes with it: the maker, or the agent above a maker who is none.
 */
export async function findLiveLink(
  tx: Transaction,
  code: string,
  at: Temporal.Instant,
): Promise<FindLiveLink['row'] | undefined> {
  const { rows } = await sql<FindLiveLink>`
    select l.code, l.agent_id as "makerId", p.is_agent as "isOfAgent", p.level,
           case when p.is_agent then p.member_id else a.member_id end as "agentId",
           l.opens_agent as "opensAgent", l.rates, l.prize_group as "prizeGroup"
      from register_links l join tree_positions p on p.member_id = l.agent_id
      left join tree_positions a on a.number = p.upline[cardinality(p.upline)]
     where l.code = ${code} and l.ended_at is null
       and (l.valid_until is null or l.valid_until > ${String(at)}::timestamptz)
  `.execute(tx);
  return rows[0];
}

export async function findFirstLink(tx: Transaction, agentId: MemberId): Promise<string | null> {
  const { rows } = await sql<FindFirstLink>`
    select code from register_links where agent_id = ${agentId} order by created_at, code limit 1
  `.execute(tx);
  return rows[0]?.code ?? null;
}

function matches({ agentId, code, state, opens, at }: LinkFilter) {
  const isLive = sql`(ended_at is null
    and (valid_until is null or valid_until > ${String(at)}::timestamptz))`;
  const parts = [
    sql`agent_id = ${agentId}`,
    ...(code === undefined ? [] : [sql`code = ${code}`]),
    ...(state === undefined ? [] : [state === 'live' ? isLive : sql`not ${isLive}`]),
    ...(opens === undefined ? [] : [sql`opens_agent = ${opens === 'agent'}`]),
  ];
  return sql.join(parts, sql` and `);
}

/** The newest first, each with how many registered through it and how many of those paid in. */
export async function selectLinks(
  tx: Transaction,
  filter: LinkFilter,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly LinkRow[]> {
  const { rows } = await sql<SelectLinks>`
    select l.code, l.note, l.created_at as "createdAt", l.valid_until as "validUntil",
           l.ended_at as "endedAt", l.opens_agent as "opensAgent", l.rates,
           l.prize_group as "prizeGroup", l.clicks::int as clicks,
           (select count(*)::int from tree_positions p where p.link_code = l.code)
             as registrations,
           (select count(*)::int from tree_positions p
              join team_marks m on m.member_id = p.member_id and m.kind = 'first_deposit'
             where p.link_code = l.code) as depositors
      from register_links l where ${matches(filter)}
     order by l.created_at desc, l.code limit ${page.limit} offset ${page.offset}
  `.execute(tx);
  return rows;
}

export async function countLinks(tx: Transaction, filter: LinkFilter): Promise<number> {
  const { rows } = await sql<CountLinks>`
    select count(*)::int as total from register_links where ${matches(filter)}
  `.execute(tx);
  return rows[0]?.total ?? 0;
}

/** The link of a code with its figures; undefined for one that is not this maker's. */
export async function findOwnLink(
  tx: Transaction,
  link: { readonly code: string; readonly agentId: MemberId; readonly at: Temporal.Instant },
): Promise<LinkRow | undefined> {
  const { code, agentId, at } = link;
  const filter = { agentId, code, state: undefined, opens: undefined, at };
  const [row] = await selectLinks(tx, filter, { offset: 0, limit: 1 });
  return row;
}

/** False for a code that is not this maker's. */
export async function renameLink(
  tx: Transaction,
  link: { readonly code: string; readonly agentId: MemberId; readonly note: string },
): Promise<boolean> {
  const { rows } = await sql<RenameLink>`
    update register_links set note = ${link.note}
     where code = ${link.code} and agent_id = ${link.agentId}
    returning code
  `.execute(tx);
  return rows.length === 1;
}

/** False for a code that is not this agent's, or that works no more. */
export async function changeLink(
  tx: Transaction,
  link: Omit<NewLink, 'createdAt'> & { readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<ChangeLink>`
    update register_links
       set note = ${link.note}, opens_agent = ${link.opensAgent}, rates = ${link.rates}::int[],
           prize_group = ${link.prizeGroup},
           valid_until = ${link.validUntil === null ? null : String(link.validUntil)}::timestamptz
     where code = ${link.code} and agent_id = ${link.agentId} and ended_at is null
       and (valid_until is null or valid_until > ${String(link.at)}::timestamptz)
    returning code
  `.execute(tx);
  return rows.length === 1;
}

/** A form asked for the link. */
export async function countClick(tx: Transaction, code: string): Promise<void> {
  await sql<CountClick>`
    update register_links set clicks = clicks + 1 where code = ${code}
  `.execute(tx);
}

/** Whoever adds a link of an agent waits for whoever adds another one of the same. */
export async function lockLinks(tx: Transaction, agentId: MemberId): Promise<void> {
  await sql<LockLinks>`
    select pg_advisory_xact_lock(hashtextextended(${`agents.links|${agentId}`}, 0))
  `.execute(tx);
}

export async function countLiveLinks(
  tx: Transaction,
  agentId: MemberId,
  at: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<CountLiveLinks>`
    select count(*)::int as live from register_links
     where agent_id = ${agentId} and ended_at is null
       and (valid_until is null or valid_until > ${String(at)}::timestamptz)
  `.execute(tx);
  return rows[0]?.live ?? 0;
}

/** False for a code that is not this agent's. One that ended before keeps its time. */
export async function endLink(
  tx: Transaction,
  link: { readonly code: string; readonly agentId: MemberId; readonly at: Temporal.Instant },
): Promise<boolean> {
  const { rows } = await sql<EndLink>`
    update register_links set ended_at = coalesce(ended_at, ${String(link.at)}::timestamptz)
     where code = ${link.code} and agent_id = ${link.agentId} returning code
  `.execute(tx);
  return rows.length === 1;
}
