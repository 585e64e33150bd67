import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  InsertTerms,
  LockTerms,
  SelectComing,
  SelectGroupCounts,
  SelectHeldBelow,
  SelectPrizeGroups,
  SelectTerms,
  SelectTermsOfDay,
} from '../generated/statements.ts';

export type TermsRow = SelectTerms['row'];
export type ComingRow = SelectComing['row'];

export interface NewTerms {
  readonly memberId: MemberId;
  readonly rates: readonly number[];
  readonly prizeGroup: number | null;
  readonly effectiveAt: Temporal.Instant;
  readonly setAt: Temporal.Instant;
  readonly setBy: string;
}

/** Of two changes for the same moment the last word counts. */
export async function insertTerms(tx: Transaction, row: NewTerms): Promise<void> {
  await sql<InsertTerms>`
    insert into tree_terms (member_id, effective_at, rates, prize_group, set_at, set_by)
    values (${row.memberId}, ${String(row.effectiveAt)}::timestamptz, ${row.rates}::int[],
            ${row.prizeGroup}, ${String(row.setAt)}::timestamptz, ${row.setBy})
    on conflict (member_id, effective_at) do update
       set rates = excluded.rates, prize_group = excluded.prize_group,
           set_at = excluded.set_at, set_by = excluded.set_by
  `.execute(tx);
}

/** What was in effect at a moment, for each who was granted something by then. */
export async function selectTerms(
  tx: Transaction,
  ids: readonly MemberId[],
  at: Temporal.Instant,
): Promise<readonly TermsRow[]> {
  const { rows } = await sql<SelectTerms>`
    select t.member_id as "memberId", t.rates, t.prize_group as "prizeGroup"
      from unnest(${ids}::text[]) as wished (id)
      cross join lateral (
        select member_id, rates, prize_group from tree_terms
         where member_id = wished.id and effective_at <= ${String(at)}::timestamptz
         order by effective_at desc limit 1) t
  `.execute(tx);
  return rows;
}

/**
 * The lowest group in effect at a moment among each member and the agents above, in the order of
 * the query; whoever was granted none counts as `usual`. Nothing for whoever has no place in the
 * tree.
 */
export async function selectPrizeGroups(
  tx: Transaction,
  query: readonly UsualGroup[],
  at: Temporal.Instant,
): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await sql<SelectPrizeGroups>`
    select w.place::int as place, min(coalesce(t.prize_group, w.usual))::int as lowest
      from unnest(
        ${query.map(({ memberId }) => memberId)}::text[],
        ${query.map(({ usual }) => usual)}::int[])
        with ordinality as w (member_id, usual, place)
      join tree_positions p on p.member_id = w.member_id
      join tree_positions held on held.number = any(p.upline || p.number)
      left join lateral (
        select prize_group from tree_terms
         where member_id = held.member_id and effective_at <= ${String(at)}::timestamptz
         order by effective_at desc limit 1) t on true
     group by w.place
  `.execute(tx);
  return new Map(rows.map(({ place, lowest }) => [place - 1, lowest]));
}

export interface UsualGroup {
  readonly memberId: MemberId;
  readonly usual: number;
}

/**
 * What was in effect at the beginning of a span; of what was granted in it only that with which an
 * account was opened, at the very moment of its position.
 */
export async function selectTermsOfDay(
  tx: Transaction,
  ids: readonly MemberId[],
  span: { readonly from: Temporal.Instant; readonly to: Temporal.Instant },
): Promise<readonly SelectTermsOfDay['row'][]> {
  const { rows } = await sql<SelectTermsOfDay>`
    select t.member_id as "memberId", t.rates, t.prize_group as "prizeGroup"
      from unnest(${ids}::text[]) as wished (id)
      cross join lateral (
        select member_id, rates, prize_group from tree_terms
         where member_id = wished.id
           and (effective_at <= ${String(span.from)}::timestamptz
                or effective_at < ${String(span.to)}::timestamptz
                   and effective_at = (select p.taken_at from tree_positions p
                                        where p.member_id = wished.id))
         order by effective_at desc
         limit 1) t
  `.execute(tx);
  return rows;
}

/** What waits for its day, the earliest first. */
export async function selectComing(
  tx: Transaction,
  ids: readonly MemberId[],
  at: Temporal.Instant,
): Promise<readonly ComingRow[]> {
  const { rows } = await sql<SelectComing>`
    select member_id as "memberId", rates, prize_group as "prizeGroup",
           effective_at as "effectiveAt"
      from tree_terms
     where member_id = any(${ids}::text[]) and effective_at > ${String(at)}::timestamptz
     order by effective_at
  `.execute(tx);
  return rows;
}

/** The most that those directly below hold or will hold, by the place of the category. */
export async function selectHeldBelow(
  tx: Transaction,
  path: string,
  at: Temporal.Instant,
): Promise<readonly SelectHeldBelow['row'][]> {
  const { rows } = await sql<SelectHeldBelow>`
    select held.place::int as place, max(held.rate)::int as rate,
           max(t.prize_group)::int as "prizeGroup"
      from tree_positions p join tree_terms t on t.member_id = p.member_id
      cross join lateral unnest(t.rates) with ordinality as held (rate, place)
     where p.parent_path = ${path}
       and t.effective_at >= coalesce(
             (select max(n.effective_at) from tree_terms n
               where n.member_id = p.member_id and n.effective_at <= ${String(at)}::timestamptz),
             '-infinity')
     group by held.place order by held.place
  `.execute(tx);
  return rows;
}

/** How many directly below hold each prize group now; those without one are left out. */
export async function selectGroupCounts(
  tx: Transaction,
  path: string,
  at: Temporal.Instant,
): Promise<readonly SelectGroupCounts['row'][]> {
  const { rows } = await sql<SelectGroupCounts>`
    select t.prize_group as "prizeGroup", count(*)::int as accounts
      from tree_positions p
      cross join lateral (
        select prize_group from tree_terms
         where member_id = p.member_id and effective_at <= ${String(at)}::timestamptz
         order by effective_at desc limit 1) t
     where p.parent_path = ${path} and t.prize_group is not null
     group by t.prize_group
  `.execute(tx);
  return rows;
}

/** Whoever changes terms of somebody, or of those below, waits for whoever does the same. */
export async function lockTerms(tx: Transaction, id: MemberId): Promise<void> {
  await sql<LockTerms>`
    select pg_advisory_xact_lock(hashtextextended(${`agents.terms|${id}`}, 0))
  `.execute(tx);
}
