import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountDownline,
  CountKinds,
  CountTeam,
  CountTeams,
  FindByReferralCode,
  FindPosition,
  InsertPosition,
  SelectDownline,
  SelectDownlineIds,
  SelectTeamIds,
  SelectTeamsIds,
  SelectUpline,
} from './generated/statements.ts';

/** An agent on this level has nobody below: the tree ends with the next one (B1). */
export const mostLevels = 30;
/** A team is counted no further than this. */
export const countedAtMost = 10_000;
/** Behind every letter of a path: what begins with a path lies before it. */
export const pathEnd = '~';

export type Position = FindPosition['row'];
export type DownlineRow = SelectDownline['row'];

export interface NewPosition {
  readonly memberId: MemberId;
  readonly isAgent: boolean;
  /** The numbers of the agents above, from the root down. */
  readonly upline: readonly bigint[];
  readonly linkCode: string | null;
  readonly referrerId: MemberId | null;
  readonly referralCode: string;
  readonly takenAt: Temporal.Instant;
}

const columns = sql`member_id as "memberId", is_agent as "isAgent", path,
  number, upline, level, taken_at as "takenAt", referral_code as "referralCode",
  referrer_id as "referrerId"`;

export async function findPosition(tx: Transaction, id: MemberId): Promise<Position | undefined> {
  const { rows } = await sql<FindPosition>`
    select ${columns} from tree_positions where member_id = ${id}
  `.execute(tx);
  return rows[0];
}

/** False when the referral code is taken. */
export async function insertPosition(tx: Transaction, row: NewPosition): Promise<boolean> {
  const { rows } = await sql<InsertPosition>`
    insert into tree_positions
      (member_id, is_agent, upline, link_code, referrer_id, referral_code, taken_at)
    values (${row.memberId}, ${row.isAgent},
            ${row.upline}::bigint[],
            ${row.linkCode}, ${row.referrerId}, ${row.referralCode},
            ${String(row.takenAt)}::timestamptz)
    on conflict (referral_code) do nothing
    returning number
  `.execute(tx);
  return rows.length === 1;
}

/**
 * Whose code it is, and the agent nearest to that member who may have a team: the member itself if
 * it is one.
 */
export async function findByReferralCode(
  tx: Transaction,
  code: string,
): Promise<FindByReferralCode['row'] | undefined> {
  const { rows } = await sql<FindByReferralCode>`
    select p.member_id as "memberId",
           case when p.is_agent and p.level < ${mostLevels}
                then p.member_id else a.member_id end as "agentId"
      from tree_positions p
      left join tree_positions a on a.number = p.upline[cardinality(p.upline)]
     where p.referral_code = ${code}
  `.execute(tx);
  return rows[0];
}

/** The agents above, from the root down. */
export async function selectUpline(
  tx: Transaction,
  id: MemberId,
): Promise<readonly SelectUpline['row'][]> {
  const { rows } = await sql<SelectUpline>`
    select a.member_id as "memberId", a.level
      from tree_positions p join tree_positions a on a.number = any(p.upline)
     where p.member_id = ${id} order by a.path
  `.execute(tx);
  return rows;
}

/** Who of a downline is asked for. */
export interface DownlineFilter {
  readonly path: string;
  readonly scope: 'direct' | 'team';
  readonly kind: 'agent' | 'member' | undefined;
  readonly from: Temporal.Instant | undefined;
  /** Excluded. */
  readonly to: Temporal.Instant | undefined;
  /** Those whose account was looked for; everybody without it. */
  readonly ids: readonly MemberId[] | undefined;
}

function matches({ path, scope, kind, from, to, ids }: DownlineFilter) {
  const parts = [
    scope === 'direct'
      ? sql`p.parent_path = ${path}`
      : sql`p.path > ${path} and p.path < ${path + pathEnd}`,
    ...(kind === undefined ? [] : [sql`p.is_agent = ${kind === 'agent'}`]),
    ...(from === undefined ? [] : [sql`p.taken_at >= ${String(from)}::timestamptz`]),
    ...(to === undefined ? [] : [sql`p.taken_at < ${String(to)}::timestamptz`]),
    ...(ids === undefined ? [] : [sql`p.member_id = any(${ids}::text[])`]),
  ];
  return sql.join(parts, sql` and `);
}

/** In the order of the tree, which is that of joining for those who stand on one level. */
export async function selectDownline(
  tx: Transaction,
  filter: DownlineFilter,
  page: { readonly order: 'asc' | 'desc'; readonly offset: number; readonly limit: number },
): Promise<readonly DownlineRow[]> {
  const order = page.order === 'asc' ? sql`p.path` : sql`p.path desc`;
  const { rows } = await sql<SelectDownline>`
    select p.member_id as "memberId", p.is_agent as "isAgent", p.level, p.upline,
           p.taken_at as "takenAt",
           (select count(*)::int from tree_positions d where d.parent_path = p.path) as directs,
           (select count(*)::int from (
              select from tree_positions t where t.path > p.path and t.path < p.path || ${pathEnd}
               limit ${countedAtMost + 1}) counted) as "teamSize"
      from tree_positions p where ${matches(filter)}
     order by ${order} limit ${page.limit} offset ${page.offset}
  `.execute(tx);
  return rows;
}

/** The same people without what is shown of them. */
export async function selectDownlineIds(
  tx: Transaction,
  filter: DownlineFilter,
  { order, limit }: { readonly order: 'asc' | 'desc'; readonly limit: number },
): Promise<readonly MemberId[]> {
  const direction = order === 'asc' ? sql`p.path` : sql`p.path desc`;
  const { rows } = await sql<SelectDownlineIds>`
    select p.member_id as "memberId" from tree_positions p where ${matches(filter)}
     order by ${direction} limit ${limit}
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** How many stand below each, counted up to {@link countedAtMost} and one more. */
export async function countTeams(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, bigint>> {
  const { rows } = await sql<CountTeams>`
    select p.member_id as "memberId",
           (select count(*) from (
              select from tree_positions t where t.path > p.path and t.path < p.path || ${pathEnd}
               limit ${countedAtMost + 1}) counted) as size
      from tree_positions p where p.member_id = any(${ids}::text[])
  `.execute(tx);
  return new Map(rows.map(({ memberId, size }) => [memberId, size ?? 0n]));
}

/** Everybody of several teams, their agents included, up to a number for each. */
export async function selectTeamsIds(
  tx: Transaction,
  { ids, limit }: { readonly ids: readonly MemberId[]; readonly limit: number },
): Promise<readonly SelectTeamsIds['row'][]> {
  const { rows } = await sql<SelectTeamsIds>`
    select p.member_id as "topId", t.member_id as "memberId"
      from tree_positions p
      cross join lateral (
        select member_id from tree_positions
         where path >= p.path and path < p.path || ${pathEnd} limit ${limit}) t
     where p.member_id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

/** Counted no further than {@link countedAtMost}, or another bound, and one more. */
export async function countDownline(
  tx: Transaction,
  filter: DownlineFilter,
  bound = countedAtMost,
): Promise<number> {
  const { rows } = await sql<CountDownline>`
    select count(*)::int as found
      from (select from tree_positions p where ${matches(filter)}
             limit ${bound + 1}) counted
  `.execute(tx);
  return rows[0]?.found ?? 0;
}

export type TeamCount = CountKinds['row'];

/** Agents and members below, counted together up to {@link countedAtMost}. */
export async function countKinds(tx: Transaction, path: string): Promise<TeamCount> {
  const { rows } = await sql<CountKinds>`
    select count(*) filter (where is_agent)::int as agents,
           count(*) filter (where not is_agent)::int as members
      from (select is_agent from tree_positions where path > ${path} and path < ${path + pathEnd}
             limit ${countedAtMost}) counted
  `.execute(tx);
  return rows[0] ?? { agents: 0, members: 0 };
}

/** Everybody of a team, its agent included. */
export async function selectTeamIds(
  tx: Transaction,
  path: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectTeamIds>`
    select member_id as "memberId" from tree_positions
     where path >= ${path} and path < ${path + pathEnd} limit ${limit}
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** How many stand below, counted up to {@link countedAtMost} and one more. */
export async function countTeam(tx: Transaction, path: string): Promise<number> {
  const { rows } = await sql<CountTeam>`
    select count(*)::int as found
      from (select from tree_positions where path > ${path} and path < ${path + pathEnd}
             limit ${countedAtMost + 1}) counted
  `.execute(tx);
  return rows[0]?.found ?? 0;
}
