import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type { Link, Seal, SiteEntry, Subject } from './chain.ts';
import { subjectKey } from './chain.ts';
import { entryColumns } from './store.ts';
import type {
  FindSiteEnd,
  FindSubjectEnds,
  InsertHead,
  InsertSeals,
  LockSealing,
  SelectHeads,
  TakeUnsealed,
} from './generated/statements.ts';

/** One worker seals at a time; who writes entries never waits for it. */
export async function lockSealing(tx: Transaction): Promise<void> {
  await sql<LockSealing>`select pg_advisory_xact_lock(hashtext('trail.seal'))`.execute(tx);
}

/** The oldest entries that wait for a seal; they wait no longer when the transaction commits. */
export async function takeUnsealed(tx: Transaction, limit: number): Promise<readonly SiteEntry[]> {
  const { rows } = await sql<TakeUnsealed>`
    with taken as (
      delete from trail_unsealed where entry_id in (
        select entry_id from trail_unsealed order by entry_id limit ${limit})
      returning entry_id)
    select ${entryColumns} from trail_entries e join taken on taken.entry_id = e.id
     where not exists (select from trail_seals s where s.entry_id = e.id)
     order by e.id`.execute(tx);
  return rows;
}

export async function findSiteEnd(tx: Transaction, siteId: string): Promise<Link | undefined> {
  const { rows } = await sql<FindSiteEnd>`
    select position, chain_hash as hash from trail_seals
     where site_id = ${siteId} order by position desc limit 1`.execute(tx);
  return rows[0];
}

/** Where the chains of these subjects end, by {@link subjectKey}. */
export async function findSubjectEnds(
  tx: Transaction,
  siteId: string,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, Link>> {
  const { rows } = await sql<FindSubjectEnds>`
    select s.subject_type as "subjectType", s.subject_id as "subjectId", s.position, s.hash
      from unnest(${subjects.map((subject) => subject.subjectType)}::text[],
                  ${subjects.map((subject) => subject.subjectId)}::text[])
           as w (subject_type, subject_id)
     cross join lateral (
       select subject_type, subject_id, subject_position as position, subject_hash as hash
         from trail_seals
        where site_id = ${siteId} and subject_id = w.subject_id
          and subject_type = w.subject_type
        order by subject_position desc limit 1) s`.execute(tx);
  return new Map(rows.map((row) => [subjectKey(row), row]));
}

export async function insertSeals(
  tx: Transaction,
  siteId: string,
  seals: readonly Seal[],
): Promise<void> {
  await sql<InsertSeals>`
    insert into trail_seals (site_id, position, entry_id, row_hash, chain_hash, subject_type,
                             subject_id, subject_position, subject_hash)
    select ${siteId}, * from unnest(
      ${plain(seals.map((seal) => seal.site.position))}::bigint[],
      ${seals.map((seal) => seal.entryId)}::text[],
      ${seals.map((seal) => seal.rowHash)}::bytea[],
      ${seals.map((seal) => seal.site.hash)}::bytea[],
      ${seals.map((seal) => seal.subjectType)}::text[],
      ${seals.map((seal) => seal.subjectId)}::text[],
      ${plain(seals.map((seal) => seal.subject.position))}::bigint[],
      ${seals.map((seal) => seal.subject.hash)}::bytea[])`.execute(tx);
}

/** Where the chain of a site stood after a batch. */
export type Head = SelectHeads['row'];

export async function insertHead(
  tx: Transaction,
  head: { readonly siteId: string; readonly end: Link; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertHead>`
    insert into trail_heads (site_id, number, position, chain_hash, sealed_at)
    select ${head.siteId}, coalesce(max(number), 0) + 1, ${head.end.position}, ${head.end.hash},
           ${String(head.at)}::timestamptz
      from trail_heads where site_id = ${head.siteId}`.execute(tx);
}

/** The heads of a site behind a number, oldest first. */
export async function selectHeads(
  tx: Transaction,
  page: { readonly siteId: string; readonly after: bigint; readonly limit: number },
): Promise<readonly Head[]> {
  const { rows } = await sql<SelectHeads>`
    select site_id as "siteId", number, position, chain_hash as hash, sealed_at as "sealedAt"
      from trail_heads where site_id = ${page.siteId} and number > ${page.after}
     order by number limit ${page.limit}`.execute(tx);
  return rows;
}
