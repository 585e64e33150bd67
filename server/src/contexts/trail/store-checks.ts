import { assertDefined } from '@portal/money';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { ChainFault, SealedRow } from './chain-faults.ts';
import type { Link, SiteEntry } from './chain.ts';
import { entryColumns } from './store.ts';
import type {
  FindLastCheck,
  InsertCheck,
  ReadSealingState,
  SelectLinks,
  SelectSealed,
  SelectStrays,
} from './generated/statements.ts';

/** Seals of a site behind a position, in order, each with its entry where there still is one. */
export async function selectSealed(
  tx: Transaction,
  page: { readonly siteId: string; readonly after: bigint; readonly limit: number },
): Promise<readonly SealedRow[]> {
  const { rows } = await sql<SelectSealed>`
    select s.position, s.entry_id as "entryId", s.row_hash as "rowHash",
           s.chain_hash as "chainHash", s.subject_position as "subjectPosition",
           s.subject_hash as "subjectHash", p.subject_hash as "previousSubjectHash",
           ${entryColumns}
      from (select * from trail_seals
             where site_id = ${page.siteId} and position > ${page.after}
             order by position limit ${page.limit}) s
      left join trail_entries e on e.id = s.entry_id
      left join trail_seals p on p.site_id = s.site_id and p.subject_id = s.subject_id
           and p.subject_type = s.subject_type and p.subject_position = s.subject_position - 1
     order by s.position`.execute(tx);
  return rows.map((row) => ({ ...row, entry: entryOf(row) }));
}

/** The columns of the entry that a seal is joined with: either all of them are set or none. */
function entryOf(row: SelectSealed['row']): SiteEntry | undefined {
  const whole = <Value>(value: Value | null): Value =>
    assertDefined(value, 'an entry is joined whole');
  return row.id === null
    ? undefined
    : {
        ...row,
        id: row.id,
        siteId: whole(row.siteId),
        at: whole(row.at),
        actorKind: whole(row.actorKind),
        action: whole(row.action),
        subjectType: whole(row.subjectType),
        subjectId: whole(row.subjectId),
        requestId: whole(row.requestId),
      };
}

/** Entries of a site that are neither sealed nor on their way to it. */
export async function selectStrays(
  tx: Transaction,
  siteId: string,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectStrays>`
    select e.id from trail_entries e
     where e.site_id = ${siteId}
       and not exists (select from trail_seals s where s.entry_id = e.id)
       and not exists (select from trail_unsealed u where u.entry_id = e.id)
     order by e.id limit ${limit}`.execute(tx);
  return rows.map((row) => row.id);
}

/** The links at these positions, as far as there are any. */
export async function selectLinks(
  tx: Transaction,
  siteId: string,
  positions: readonly bigint[],
): Promise<readonly Link[]> {
  const { rows } = await sql<SelectLinks>`
    select position, chain_hash as hash from trail_seals
     where site_id = ${siteId}
       and position = any(${positions}::bigint[])`.execute(tx);
  return rows;
}

export interface ChainCheck {
  readonly at: Temporal.Instant;
  /** The last position that was read. */
  readonly position: bigint;
  readonly faults: readonly ChainFault[];
}

export async function insertCheck(
  tx: Transaction,
  check: ChainCheck & { readonly id: string; readonly siteId: string },
): Promise<void> {
  await sql<InsertCheck>`
    insert into trail_checks (id, site_id, checked_at, position, faults)
    values (${check.id}, ${check.siteId}, ${String(check.at)}::timestamptz,
            ${check.position}, ${JSON.stringify(check.faults)}::jsonb)`.execute(tx);
}

export async function findLastCheck(
  tx: Transaction,
  siteId: string,
): Promise<ChainCheck | undefined> {
  const { rows } = await sql<FindLastCheck>`
    select checked_at as at, position, faults from trail_checks
     where site_id = ${siteId} order by id desc limit 1`.execute(tx);
  return rows[0];
}

export interface SealingState {
  readonly position: bigint;
  readonly sealedAt: Temporal.Instant | null;
  /** Entries that no seal covers yet. */
  readonly waiting: number;
}

export async function readSealingState(tx: Transaction, siteId: string): Promise<SealingState> {
  const { rows } = await sql<ReadSealingState>`
    select coalesce(h.position, 0) as position, h.sealed_at as "sealedAt", w.waiting
      from (select count(*)::int as waiting from trail_unsealed) w
      left join lateral (
        select position, sealed_at from trail_heads
         where site_id = ${siteId} order by number desc limit 1) h on true`.execute(tx);
  return rows[0] ?? { position: 0n, sealedAt: null, waiting: 0 };
}
