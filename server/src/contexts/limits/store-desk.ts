import type { MemberId } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindBornOn,
  FindProvenAt,
  SelectClosedAsAgents,
  SelectExcluded,
  SelectExcludedSince,
  SelectFlags,
  IsConsentOpen,
  SelectFrozen,
  SelectGrown,
  SelectLimited,
  SelectUnavailable,
  SelectUnreachable,
  UpsertPerson,
  UpsertProof,
} from './generated/statements.ts';

export type FlagRow = SelectFlags['row'];

/** The flags of a member that hold now, with their reasons. */
export async function selectFlags(
  tx: Transaction,
  query: { readonly memberId: MemberId; readonly now: Temporal.Instant },
): Promise<readonly FlagRow[]> {
  const { rows } = await sql<SelectFlags>`
    select flag, cause, reason, set_at as "setAt", ends_at as "endsAt" from standing_flags
    where member_id = ${query.memberId}
      and (ends_at is null or ends_at > ${String(query.now)}::timestamptz)
    order by set_at desc, flag, cause`.execute(tx);
  return rows;
}

/** Whether age and terms are still to be said by whoever got the account. */
export async function isConsentOpen(tx: Transaction, memberId: MemberId): Promise<boolean> {
  const { rows } = await sql<IsConsentOpen>`
    select exists (select from standing_flags
                   where member_id = ${memberId} and flag = 'CONSENT_PENDING') as "isOpen"
  `.execute(tx);
  return rows[0]?.isOpen === true;
}

/** Those on a break, excluded or frozen now. */
export async function selectUnavailable(
  tx: Transaction,
  ids: readonly MemberId[],
  now: Temporal.Instant,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectUnavailable>`
    select distinct member_id as "memberId" from standing_flags
    where member_id = any(${ids}::text[]) and flag in ('RG_TIMEOUT', 'RG_EXCLUDED', 'FROZEN')
      and (ends_at is null or ends_at > ${String(now)}::timestamptz)`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Those as well whom the site takes for somebody who is excluded. */
export async function selectUnreachable(
  tx: Transaction,
  ids: readonly MemberId[],
  now: Temporal.Instant,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectUnreachable>`
    select distinct member_id as "memberId" from standing_flags
    where member_id = any(${ids}::text[])
      and (flag in ('RG_TIMEOUT', 'RG_EXCLUDED', 'FROZEN') or cause = 'person')
      and (ends_at is null or ends_at > ${String(now)}::timestamptz)`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Who of them has one of some flags now. */
export async function selectClosedAsAgents(
  tx: Transaction,
  { ids, flags }: { readonly ids: readonly MemberId[]; readonly flags: readonly string[] },
  now: Temporal.Instant,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectClosedAsAgents>`
    select distinct member_id as "memberId" from standing_flags
    where member_id = any(${ids}::text[]) and flag = any(${flags}::text[])
      and (ends_at is null or ends_at > ${String(now)}::timestamptz)`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export async function selectFrozen(
  tx: Transaction,
  ids: readonly MemberId[],
  now: Temporal.Instant,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectFrozen>`
    select distinct member_id as "memberId" from standing_flags
    where member_id = any(${ids}::text[]) and flag = 'FROZEN'
      and (ends_at is null or ends_at > ${String(now)}::timestamptz)`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

/** Excluded by the own word, or stopped by the site from play, money in and gifts at once. */
export async function selectExcludedSince(
  tx: Transaction,
  ids: readonly MemberId[],
  now: Temporal.Instant,
): Promise<readonly SelectExcludedSince['row'][]> {
  const { rows } = await sql<SelectExcludedSince>`
    with held as (
      select member_id, flag, min(set_at) as set_at from standing_flags
       where member_id = any(${ids}::text[])
         and flag in ('RG_EXCLUDED', 'NO_BET', 'NO_DEPOSIT', 'NO_BONUS')
         and (ends_at is null or ends_at > ${String(now)}::timestamptz)
       group by member_id, flag
    )
    select s.member_id as "memberId", min(s.since) as "since"
      from (select member_id, set_at as since from held where flag = 'RG_EXCLUDED'
            union all
            select member_id, max(set_at) from held where flag <> 'RG_EXCLUDED'
             group by member_id having count(*) = 3) s
     group by s.member_id order by s.member_id`.execute(tx);
  return rows;
}

export async function selectLimited(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectLimited>`
    select distinct member_id as "memberId" from member_limits
    where member_id = any(${ids}::text[])`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export async function selectExcluded(
  tx: Transaction,
  ids: readonly MemberId[],
  now: Temporal.Instant,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectExcluded>`
    select member_id as "memberId" from standing_flags
    where member_id = any(${ids}::text[]) and flag = 'RG_EXCLUDED'
      and (ends_at is null or ends_at > ${String(now)}::timestamptz)`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export async function findProvenAt(
  tx: Transaction,
  memberId: MemberId,
): Promise<Temporal.Instant | null> {
  const { rows } = await sql<FindProvenAt>`
    select verified_at as "provenAt" from persons where member_id = ${memberId}`.execute(tx);
  return rows[0]?.provenAt ?? null;
}

/** The day of birth that approved papers show; null where none do. */
export async function findBornOn(tx: Transaction, memberId: MemberId): Promise<string | null> {
  const { rows } = await sql<FindBornOn>`
    select born_on::text as "bornOn" from persons where member_id = ${memberId}`.execute(tx);
  return rows[0]?.bornOn ?? null;
}

/** Whom a stop of age holds although approved papers show a day of birth up to this one. */
export async function selectGrown(
  tx: Transaction,
  query: { readonly bornUpTo: string; readonly limit: number },
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectGrown>`
    select distinct f.member_id as "memberId" from standing_flags f
      join persons p on p.member_id = f.member_id and p.born_on <= ${query.bornUpTo}::date
     where f.flag = 'NO_BET' and f.cause = 'age'
     order by f.member_id limit ${query.limit}`.execute(tx);
  return rows.map(({ memberId }) => memberId);
}

export async function upsertProof(
  tx: Transaction,
  row: { readonly memberId: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpsertProof>`
    insert into persons (member_id, verified_at)
    values (${row.memberId}, ${String(row.at)}::timestamptz)
    on conflict (member_id) do update set
      verified_at = excluded.verified_at, proven_until = null`.execute(tx);
}

/** A birth date that is not given stays. */
export async function upsertPerson(
  tx: Transaction,
  row: {
    readonly memberId: MemberId;
    readonly bornOn: string | null;
    readonly verifiedAt: Temporal.Instant | null;
    readonly provenUntil: string | null;
    readonly keepsProof: boolean;
  },
): Promise<void> {
  const verifiedAt = row.verifiedAt === null ? null : String(row.verifiedAt);
  await sql<UpsertPerson>`
    insert into persons (member_id, born_on, verified_at, proven_until)
    values (${row.memberId}, ${row.bornOn}::date, ${verifiedAt}::timestamptz,
            ${row.provenUntil}::date)
    on conflict (member_id) do update set
      born_on = coalesce(excluded.born_on, persons.born_on),
      verified_at = case when ${row.keepsProof}::boolean then persons.verified_at
                         else excluded.verified_at end,
      proven_until = case when ${row.keepsProof}::boolean then persons.proven_until
                          else excluded.proven_until end`.execute(tx);
}
