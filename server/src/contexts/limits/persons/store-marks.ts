import type { MemberId, PersonMarkKind } from '@portal/protocol';
import type { Transaction } from '../../../platform/context.ts';
import { sql } from '../../../platform/sql.ts';
import type {
  FindExcludedByMarks,
  InsertMarks,
  InsertMatches,
  InsertMatchesMirrored,
  IsSaidOfExcluded,
  ProveMatches,
  SelectExcludedWith,
  SelectMatches,
  SelectProofs,
  SelectSurelySame,
} from '../generated/statements.ts';

/** Kinds and hashes side by side. */
export interface MarkRows {
  readonly kinds: readonly PersonMarkKind[];
  readonly hashes: readonly string[];
  /** Those of the hashes that are proven. */
  readonly proven: readonly string[];
}

/** What is proven once stays so: it says who somebody was then. Gives what was not said before. */
export async function insertMarks(
  tx: Transaction,
  rows: MarkRows & { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<ReadonlySet<string>> {
  const { rows: written } = await sql<InsertMarks>`
    insert into person_marks (kind, mark_hash, member_id, noted_at, is_proven)
    select kind, mark_hash, ${rows.memberId}, ${String(rows.at)}::timestamptz,
           mark_hash = any(${rows.proven}::text[])
    from unnest(${rows.kinds}::text[], ${rows.hashes}::text[]) as t (kind, mark_hash)
    on conflict (kind, mark_hash, member_id) do update set is_proven = true
      where excluded.is_proven and not person_marks.is_proven
    returning mark_hash as hash, noted_at = ${String(rows.at)}::timestamptz as "isNew"`.execute(tx);
  return new Set(written.flatMap(({ hash, isNew }) => (isNew ? [hash] : [])));
}

/** The accounts that share a mark with one and were not known to, for both of them. */
export async function insertMatches(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<readonly { readonly otherId: MemberId; readonly kind: PersonMarkKind }[]> {
  const { rows } = await sql<InsertMatches>`
    insert into person_matches (member_id, other_id, kind, found_at)
    select own.member_id, other.member_id, own.kind, ${String(query.at)}::timestamptz
    from person_marks own
    join person_marks other on other.kind = own.kind and other.mark_hash = own.mark_hash
      and other.member_id <> own.member_id
    where own.member_id = ${query.memberId}
      and not exists (
        select 1 from person_matches known
        where known.member_id = own.member_id and known.other_id = other.member_id
          and known.kind = own.kind)
    order by other.noted_at
    limit 50
    on conflict do nothing
    returning other_id as "otherId", kind`.execute(tx);
  await sql<InsertMatchesMirrored>`
    insert into person_matches (member_id, other_id, kind, found_at)
    select other_id, member_id, kind, found_at from person_matches
    where member_id = ${query.memberId}
    on conflict do nothing`.execute(tx);
  return rows;
}

/** The accounts that have come to share a mark which both have proven, told once. */
export async function proveMatches(
  tx: Transaction,
  memberId: MemberId,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<ProveMatches>`
    with same as (
      select distinct own.kind, other.member_id
      from person_marks own
      join person_marks other on other.kind = own.kind and other.mark_hash = own.mark_hash
        and other.member_id <> own.member_id
      where own.member_id = ${memberId} and own.is_proven and other.is_proven)
    update person_matches m set is_proven = true from same
    where m.kind = same.kind and not m.is_proven
      and ((m.member_id = ${memberId} and m.other_id = same.member_id)
        or (m.other_id = ${memberId} and m.member_id = same.member_id))
    returning same.member_id as "otherId"`.execute(tx);
  return [...new Set(rows.map(({ otherId }) => otherId))].toSorted();
}

/** The latest first. */
export async function selectMatches(tx: Transaction, memberId: MemberId) {
  const { rows } = await sql<SelectMatches>`
    select other_id as "otherId", kind, found_at as "foundAt"
    from person_matches where member_id = ${memberId}
    order by found_at desc, kind limit 50`.execute(tx);
  return rows;
}

/** Which of two has proven what they share; a mark that only looks alike is proven by none. */
export async function selectProofs(
  tx: Transaction,
  pair: { readonly newerId: MemberId; readonly olderId: MemberId },
): Promise<readonly SelectProofs['row'][]> {
  const { rows } = await sql<SelectProofs>`
    select newer.kind as mark, bool_or(newer.is_proven) as newer, bool_or(older.is_proven) as older
    from person_marks newer
    join person_marks older on older.kind = newer.kind and older.mark_hash = newer.mark_hash
    where newer.member_id = ${pair.newerId} and older.member_id = ${pair.olderId}
    group by newer.kind order by newer.kind`.execute(tx);
  return rows;
}

/**
 * Accounts that have proven one of these kinds of marks, as one has, and are not known to be
 * others'.
 */
export async function selectSurelySame(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly kinds: readonly PersonMarkKind[] },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectSurelySame>`
    select distinct other.member_id as "memberId"
    from person_marks own
    join person_marks other on other.kind = own.kind and other.mark_hash = own.mark_hash
      and other.member_id <> own.member_id
    where own.member_id = ${query.memberId} and own.kind = any(${query.kinds}::text[])
      and own.is_proven and other.is_proven
      and not exists (
        select 1 from person_cases c where c.state = 'different'
          and c.newer_id in (own.member_id, other.member_id)
          and c.older_id in (own.member_id, other.member_id))
    limit 50`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Whether somebody who is excluded now has one of these marks, or has proven it. */
export async function findExcludedByMarks(
  tx: Transaction,
  rows: MarkRows & { readonly now: Temporal.Instant; readonly isProven: boolean },
): Promise<boolean> {
  const { rows: found } = await sql<FindExcludedByMarks>`
    select 1 as found
    from unnest(${rows.kinds}::text[], ${rows.hashes}::text[]) as t (kind, mark_hash)
    join person_marks m on m.kind = t.kind and m.mark_hash = t.mark_hash
    join standing_flags f on f.member_id = m.member_id and f.flag = 'RG_EXCLUDED'
    where (f.ends_at is null or f.ends_at > ${String(rows.now)}::timestamptz)
      and (m.is_proven or not ${rows.isProven}::boolean)
    limit 1`.execute(tx);
  return found.length > 0;
}

/**
 * Who is excluded now and has one of these marks; not those of which an operator found that they
 * are another's.
 */
export async function selectExcludedWith(
  tx: Transaction,
  query: MarkRows & {
    readonly memberId: MemberId;
    readonly now: Temporal.Instant;
  },
): Promise<readonly { readonly otherId: MemberId; readonly kind: PersonMarkKind }[]> {
  const { memberId, now } = query;
  const { rows } = await sql<SelectExcludedWith>`
    select m.member_id as "otherId", m.kind
    from unnest(${query.kinds}::text[], ${query.hashes}::text[]) as t (kind, mark_hash)
    join person_marks m on m.kind = t.kind and m.mark_hash = t.mark_hash
      and m.member_id <> ${memberId}
    join standing_flags f on f.member_id = m.member_id and f.flag = 'RG_EXCLUDED'
      and (f.ends_at is null or f.ends_at > ${String(now)}::timestamptz)
    where not exists (
        select 1 from person_cases c where c.state = 'different'
          and c.newer_id in (${memberId}, m.member_id)
          and c.older_id in (${memberId}, m.member_id))
    limit 50`.execute(tx);
  return rows;
}

/** The exclusion that stands, from when on it does: asking to come back begins none. */
const standingSince = sql`
    cross join lateral (
      select least(f.set_at, min(b.started_at)) as since from breaks b
       where b.member_id = f.member_id and b.kind = 'exclusion'
         and (b.return_asked_at is null or b.return_asked_at = f.set_at)) e`;

/** Whether an account said a sure mark of somebody excluded after that, and nobody decided. */
export async function isSaidOfExcluded(
  tx: Transaction,
  query: {
    readonly memberId: MemberId;
    readonly kinds: readonly PersonMarkKind[];
    readonly now: Temporal.Instant;
  },
): Promise<boolean> {
  const { memberId, kinds, now } = query;
  const { rows } = await sql<IsSaidOfExcluded>`
    select 1 as found from person_marks own
    join person_marks m on m.kind = own.kind and m.mark_hash = own.mark_hash
      and m.member_id <> own.member_id
    join standing_flags f on f.member_id = m.member_id and f.flag = 'RG_EXCLUDED'
      and (f.ends_at is null or f.ends_at > ${String(now)}::timestamptz)
    ${standingSince}
    where own.member_id = ${memberId} and own.kind = any(${kinds}::text[])
      and e.since <= own.noted_at
      and not exists (
        select 1 from person_cases c where c.state = 'different'
          and c.newer_id in (own.member_id, m.member_id)
          and c.older_id in (own.member_id, m.member_id))
    limit 1`.execute(tx);
  return rows.length > 0;
}
