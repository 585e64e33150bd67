import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  SelectBelowOn,
  SelectLeft,
  SelectSince,
  SelectSinceDirect,
} from './generated/statements.ts';

export type LeftRow = SelectLeft['row'];

interface Members {
  /** The number of an agent. */
  readonly number: bigint;
  readonly ids: readonly MemberId[];
}

/** The first day on which members stand below an agent, of those who came by a move. */
export async function selectSince(
  tx: Transaction,
  { number, ids }: Members,
): Promise<ReadonlyMap<MemberId, string>> {
  const { rows } = await sql<SelectSince>`
    select member_id as "memberId", max(until_day)::text as since from tree_past_lines
     where member_id = any(${ids}::text[]) and not (${number}::bigint = any(upline))
     group by member_id
  `.execute(tx);
  return new Map(rows.map(({ memberId, since }) => [memberId, since ?? '']));
}

/** The same for those right below. */
export async function selectSinceDirect(
  tx: Transaction,
  { number, ids }: Members,
): Promise<ReadonlyMap<MemberId, string>> {
  const { rows } = await sql<SelectSinceDirect>`
    select member_id as "memberId", max(until_day)::text as since from tree_past_lines
     where member_id = any(${ids}::text[])
       and upline[cardinality(upline)] is distinct from ${number}::bigint
     group by member_id
  `.execute(tx);
  return new Map(rows.map(({ memberId, since }) => [memberId, since ?? '']));
}

/** Who stood right below an agent until a day after a first one, excluded, and does no longer. */
export async function selectLeft(
  tx: Transaction,
  { number, after }: { readonly number: bigint; readonly after: string },
): Promise<readonly LeftRow[]> {
  const { rows } = await sql<SelectLeft>`
    select p.member_id as "memberId", p.number, p.is_agent as "isAgent",
           max(l.until_day)::text as "untilDay"
      from tree_past_lines l join tree_positions p on p.member_id = l.member_id
     where l.upline[cardinality(l.upline)] = ${number}::bigint and l.until_day > ${after}::date
       and p.upline[cardinality(p.upline)] is distinct from ${number}::bigint
     group by p.member_id, p.number, p.is_agent order by 1
  `.execute(tx);
  return rows;
}

/** Who stood below an agent on a day, or later, and has another line since. */
export async function selectBelowOn(
  tx: Transaction,
  query: { readonly number: bigint; readonly siteDay: string; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectBelowOn>`
    select distinct member_id as "memberId" from tree_past_lines
     where until_day > ${query.siteDay}::date and ${query.number}::bigint = any(upline)
     limit ${query.limit}
  `.execute(tx);
  return rows.map(({ memberId }) => memberId);
}
