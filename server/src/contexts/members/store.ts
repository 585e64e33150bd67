import { assertDefined } from '@portal/money';
import type { MemberId, MemberState } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  CountMembers,
  DeleteTrials,
  FindMember,
  FindMemberByAccount,
  InsertMember,
  IsAccountTaken,
  LockMemberRow,
  SelectAccounts,
  SelectAllMembers,
  SelectIdsAfter,
  SelectBeginnings,
  SelectCards,
  SelectMembers,
  SelectNamed,
  SelectOldTrials,
  UpdateConsent,
  UpdateState,
} from './generated/statements.ts';

export type MemberKind = 'member' | 'agent' | 'trial';

export type Member = FindMember['row'];

/** What somebody confirmed when the account was opened; null for what nobody asked for or gave. */
export interface GivenConsent {
  /** The age that the member has reached, as confirmed. */
  readonly confirmedAge: number | null;
  readonly termsVersion: string | null;
}

/** What whoever got the account said later, and when. */
export async function updateConsent(
  tx: Transaction,
  row: GivenConsent & { readonly id: MemberId; readonly at: Temporal.Instant },
): Promise<void> {
  await sql<UpdateConsent>`
    update members set confirmed_age = ${row.confirmedAge}, terms_version = ${row.termsVersion},
                       consented_at = ${String(row.at)}::timestamptz
     where id = ${row.id}`.execute(tx);
}

export interface NewMember extends GivenConsent {
  readonly id: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly kind: MemberKind;
  readonly currency: string;
  readonly profile: Readonly<Record<string, string>>;
  readonly registeredFrom: string;
  readonly registeredAt: Temporal.Instant;
}

const columns = sql`id, account, nickname, avatar, type, kind, currency, state,
  state_reason as "stateReason", state_changed_at as "stateChangedAt",
  registered_from as "registeredFrom", registered_at as "registeredAt",
  personal_erased_at as "personalErasedAt"`;

export function accountKey(account: string): string {
  return account.normalize('NFKC').toLowerCase();
}

function hasSaid({ confirmedAge, termsVersion }: GivenConsent): boolean {
  return confirmedAge !== null || termsVersion !== null;
}

/** Bounded: PostgreSQL counts no further than this. */
export const countedAtMost = 10_000;

export async function insertMember(tx: Transaction, row: NewMember): Promise<void> {
  await sql<InsertMember>`
    insert into members (id, account, account_key, nickname, type, kind, currency, profile,
                         terms_version, confirmed_age, consented_at, registered_from,
                         registered_at)
    values (${row.id}, ${row.account}, ${accountKey(row.account)}, ${row.nickname}, ${row.type},
            ${row.kind}, ${row.currency}, ${JSON.stringify(row.profile)}::jsonb,
            ${row.termsVersion}, ${row.confirmedAge},
            ${hasSaid(row) ? String(row.registeredAt) : null}::timestamptz,
            ${row.registeredFrom}, ${String(row.registeredAt)}::timestamptz)
  `.execute(tx);
}

export async function findMember(tx: Transaction, id: MemberId): Promise<Member | undefined> {
  const { rows } = await sql<FindMember>`select ${columns} from members where id = ${id}`.execute(
    tx,
  );
  return rows[0];
}

export async function findMemberByAccount(
  tx: Transaction,
  account: string,
): Promise<Member | undefined> {
  const { rows } = await sql<FindMemberByAccount>`
    select ${columns} from members where account_key = ${accountKey(account)}
  `.execute(tx);
  return rows[0];
}

/** All of them, for a site that has few. */
export async function selectAllMembers(tx: Transaction): Promise<readonly Member[]> {
  const { rows } = await sql<SelectAllMembers>`
    select ${columns} from members order by registered_at, id
  `.execute(tx);
  return rows;
}

export async function selectIdsAfter(
  tx: Transaction,
  cursor: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectIdsAfter>`
    select id from members where id collate "C" > ${cursor} and kind <> 'trial'
     order by id collate "C" limit ${limit}`.execute(tx);
  return rows.map(({ id }) => id);
}

export async function selectAccounts(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<SelectAccounts>`
    select id, account from members where id = any(${ids}::text[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row.account]));
}

/** When and from where each of these registered. */
export async function selectBeginnings(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly SelectBeginnings['row'][]> {
  const { rows } = await sql<SelectBeginnings>`
    select id, registered_at as "registeredAt", registered_from as "registeredFrom"
      from members where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

/** What others may be shown of members, with the name that they gave. */
export async function selectCards(
  tx: Transaction,
  ids: readonly MemberId[],
): Promise<readonly SelectCards['row'][]> {
  const { rows } = await sql<SelectCards>`
    select id, account, state, coalesce(profile ->> 'payeeName', '') as name
      from members where id = any(${ids}::text[])
  `.execute(tx);
  return rows;
}

/** Those whose account begins so, in the order of the accounts. */
export async function selectNamed(
  tx: Transaction,
  search: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectNamed>`
    select id from members where account_key collate "C" like ${prefixPattern(search)}
     order by account_key collate "C" limit ${limit}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

export async function isAccountTaken(tx: Transaction, account: string): Promise<boolean> {
  const { rows } = await sql<IsAccountTaken>`
    select 1 from members where account_key = ${accountKey(account)}
  `.execute(tx);
  return rows.length === 1;
}

export async function lockMemberRow(tx: Transaction, id: MemberId): Promise<Member | undefined> {
  const { rows } = await sql<LockMemberRow>`
    select ${columns} from members where id = ${id} for update
  `.execute(tx);
  return rows[0];
}

export async function updateState(
  tx: Transaction,
  change: {
    readonly id: MemberId;
    readonly state: MemberState;
    readonly reason: string;
    readonly at: Temporal.Instant;
  },
): Promise<Member> {
  const { rows } = await sql<UpdateState>`
    update members set state = ${change.state}, state_reason = ${change.reason},
                       state_changed_at = ${String(change.at)}::timestamptz
     where id = ${change.id} returning ${columns}
  `.execute(tx);
  return assertDefined(rows[0], 'the row was locked before');
}

/** The newest first of those that are old enough: whoever is kept does not hold up the others. */
export async function selectOldTrials(
  tx: Transaction,
  latest: Temporal.Instant,
  limit: number,
): Promise<readonly MemberId[]> {
  const { rows } = await sql<SelectOldTrials>`
    select id from members
     where kind = 'trial' and registered_at < ${String(latest)}::timestamptz
     order by registered_at desc limit ${limit}
  `.execute(tx);
  return rows.map((row) => row.id);
}

export async function deleteTrials(tx: Transaction, ids: readonly MemberId[]): Promise<void> {
  await sql<DeleteTrials>`
    delete from members where kind = 'trial' and id = any(${ids}::text[])
  `.execute(tx);
}

export interface MemberFilter {
  /** Start of an account name, or a whole id. */
  readonly search: string | undefined;
  readonly state: MemberState | undefined;
  readonly kind: MemberKind | undefined;
}

function matches(filter: MemberFilter) {
  const { search, state, kind } = filter;
  const parts = [
    ...(search === undefined || search === ''
      ? []
      : search.startsWith('mbr_')
        ? [sql`id = ${search}`]
        : [sql`account_key collate "C" like ${prefixPattern(search)}`]),
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function prefixPattern(search: string): string {
  return `${accountKey(search).replaceAll(/[\\%_]/gu, (letter) => `\\${letter}`)}%`;
}

/**
 * One page. A search walks the names in their order, else the newest come first; both orders are
 * those of an index. `cursorKey` is the sort key of the last row before.
 */
export async function selectMembers(
  tx: Transaction,
  page: {
    readonly filter: MemberFilter;
    readonly after: string | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<readonly Member[]> {
  const { filter, after, offset, limit } = page;
  const byName = isByName(filter);
  const order = byName ? sql`account_key collate "C"` : sql`id desc`;
  const beyond = after === undefined ? [] : [afterKey(after, byName)];
  const where = sql.join([matches(filter), ...beyond], sql` and `);
  const { rows } = await sql<SelectMembers>`
    select ${columns} from members where ${where} order by ${order}
     limit ${limit} offset ${offset}
  `.execute(tx);
  return rows;
}

function afterKey(cursorKey: string, byName: boolean) {
  return byName ? sql`account_key collate "C" > ${cursorKey}` : sql`id < ${cursorKey}`;
}

export function isByName(filter: MemberFilter): boolean {
  const { search } = filter;
  return search !== undefined && search !== '' && !search.startsWith('mbr_');
}

export async function countMembers(tx: Transaction, filter: MemberFilter): Promise<number> {
  const { rows } = await sql<CountMembers>`
    select count(*)::int as found
      from (select from members where ${matches(filter)} limit ${countedAtMost + 1}) counted
  `.execute(tx);
  return assertDefined(rows[0], 'count gives one row').found;
}
