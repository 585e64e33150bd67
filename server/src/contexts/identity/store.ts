import { assertDefined } from '@portal/money';
import type { Transaction } from '../../platform/context.ts';
import { plain } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindCredentialOf,
  FindCredentials,
  HasCredentials,
  InsertCredential,
  IsRoleOfOther,
  IsUsernameTaken,
  LockCredential,
  HasSignedIn,
  MarkSignedIn,
  ReadLastSignIns,
  ReadPasswordHash,
  ReadUsername,
  SelectMustChange,
  SelectSubjectCards,
  SelectSubjects,
  SetBlocked,
  SetPassword,
  SetRole,
} from './generated/statements.ts';

export type Realm = 'member' | 'operator';

export type CredentialRow = FindCredentials['row'];

export interface NewCredential {
  readonly subjectId: string;
  readonly realm: Realm;
  readonly username: string;
  readonly passwordHash: string;
  /** False for somebody who knows none; absent where there is one. */
  readonly hasPassword?: boolean | undefined;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  readonly role: string | null;
  /** The password is temporary. */
  readonly mustChange?: boolean;
  /** Until when a temporary one can be replaced. */
  readonly expiresAt?: Temporal.Instant;
  readonly at: Temporal.Instant;
}

const columns = sql`subject_id as "subjectId", username, password_hash as "passwordHash",
  is_first_login as "isFirstLogin", is_blocked as "isBlocked", must_change as "mustChange",
  password_expires_at as "passwordExpiresAt",
  coalesce(password_set_at, created_at) as "passwordSetAt",
  is_agent as "isAgent", is_trial as "isTrial", role`;

/** Names differ by more than case and width. */
export function usernameKey(username: string): string {
  return username.normalize('NFKC').toLowerCase();
}

export interface Login {
  readonly realm: Realm;
  readonly username: string;
  /** The name in other forms, mobile numbers in their one form; looked up by the same statement. */
  readonly aliases?: readonly string[] | undefined;
}

/** All who have the name in one of its forms: national digits may be two people's numbers. */
export async function findCredentials(
  tx: Transaction,
  login: Login,
): Promise<readonly CredentialRow[]> {
  const key = usernameKey(login.username);
  const keys = [key, ...(login.aliases ?? []).map(usernameKey)];
  const { rows } = await sql<FindCredentials>`
    select ${columns} from credentials
     where realm = ${login.realm} and username_key = any(${keys}::text[])
     order by array_position(${keys}::text[], username_key)
  `.execute(tx);
  return rows;
}

/** Whose the name is as it stands. */
export async function findCredential(
  tx: Transaction,
  login: Pick<Login, 'realm' | 'username'>,
): Promise<CredentialRow | undefined> {
  const [row] = await findCredentials(tx, login);
  return row;
}

export async function findCredentialOf(
  tx: Transaction,
  subjectId: string,
): Promise<CredentialRow | undefined> {
  const { rows } = await sql<FindCredentialOf>`
    select ${columns} from credentials where subject_id = ${subjectId}
  `.execute(tx);
  return rows[0];
}

export interface KnownSubject {
  readonly id: string;
  readonly realm: Realm;
  readonly username: string;
  readonly since: Temporal.Instant;
}

/** All who may sign in, for a site that has few. */
export async function selectSubjects(tx: Transaction): Promise<readonly KnownSubject[]> {
  const { rows } = await sql<SelectSubjects>`
    select subject_id as id, realm, username, created_at as since
      from credentials order by created_at, subject_id
  `.execute(tx);
  return rows;
}

/** Locks the row against a block, a role or a password that arrives while its owner signs in. */
export async function lockCredential(
  tx: Transaction,
  subjectId: string,
): Promise<Pick<CredentialRow, 'isBlocked' | 'passwordHash' | 'role'> | undefined> {
  const { rows } = await sql<LockCredential>`
    select is_blocked as "isBlocked", password_hash as "passwordHash", role from credentials
     where subject_id = ${subjectId} for update
  `.execute(tx);
  return rows[0];
}

/** False when the name is taken; nothing is written then. */
export async function insertCredential(tx: Transaction, row: NewCredential): Promise<boolean> {
  const { rows } = await sql<InsertCredential>`
    insert into credentials (subject_id, realm, username, username_key, password_hash, is_agent,
                             is_trial, role, must_change, password_expires_at, has_password,
                             created_at)
    values (${row.subjectId}, ${row.realm}, ${row.username}, ${usernameKey(row.username)},
            ${row.passwordHash}, ${row.isAgent}, ${row.isTrial}, ${row.role},
            ${row.mustChange ?? false},
            ${row.expiresAt === undefined ? null : String(row.expiresAt)}::timestamptz,
            ${row.hasPassword ?? true}, ${String(row.at)}::timestamptz)
    on conflict on constraint credentials_username do nothing
    returning subject_id
  `.execute(tx);
  return rows.length === 1;
}

export async function isUsernameTaken(
  tx: Transaction,
  login: { readonly realm: Realm; readonly username: string },
): Promise<boolean> {
  const { rows } = await sql<IsUsernameTaken>`
    select exists (select from credentials
                    where realm = ${login.realm}
                      and username_key = ${usernameKey(login.username)}) as taken
  `.execute(tx);
  return assertDefined(rows[0], 'exists gives one row').taken;
}

/** Before now; asked while a session opens. */
export async function hasSignedIn(tx: Transaction, subjectId: string): Promise<boolean> {
  const { rows } = await sql<HasSignedIn>`
    select 1 from credentials where subject_id = ${subjectId} and last_sign_in_at is not null
  `.execute(tx);
  return rows.length === 1;
}

export async function markSignedIn(
  tx: Transaction,
  subjectId: string,
  at: Temporal.Instant,
): Promise<void> {
  await sql<MarkSignedIn>`
    update credentials set is_first_login = false, last_sign_in_at = ${String(at)}::timestamptz
     where subject_id = ${subjectId}
  `.execute(tx);
}

export async function setBlocked(
  tx: Transaction,
  subjectId: string,
  isBlocked: boolean,
): Promise<void> {
  await sql<SetBlocked>`
    update credentials set is_blocked = ${isBlocked} where subject_id = ${subjectId}
  `.execute(tx);
}

export async function setRole(tx: Transaction, subjectId: string, role: string): Promise<void> {
  await sql<SetRole>`update credentials set role = ${role} where subject_id = ${subjectId}`.execute(
    tx,
  );
}

export async function setPassword(
  tx: Transaction,
  change: {
    readonly subjectId: string;
    readonly passwordHash: string;
    /** Whether somebody else knows it, so that the next sign-in has to replace it. */
    readonly mustChange: boolean;
    /** Until when that is possible. */
    readonly expiresAt?: Temporal.Instant;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<SetPassword>`
    update credentials
       set password_hash = ${change.passwordHash},
           has_password = true,
           must_change = ${change.mustChange},
           password_set_at = ${String(change.at)}::timestamptz,
           password_expires_at =
             ${change.expiresAt === undefined ? null : String(change.expiresAt)}::timestamptz
     where subject_id = ${change.subjectId}
  `.execute(tx);
}

export async function readUsername(
  tx: Transaction,
  subjectId: string,
): Promise<string | undefined> {
  const { rows } = await sql<ReadUsername>`
    select username from credentials where subject_id = ${subjectId}
  `.execute(tx);
  return rows[0]?.username;
}

export async function readPasswordHash(
  tx: Transaction,
  subjectId: string,
): Promise<string | undefined> {
  const { rows } = await sql<ReadPasswordHash>`
    select password_hash as hash from credentials where subject_id = ${subjectId}
  `.execute(tx);
  return rows[0]?.hash;
}

/** Those whose password is temporary. */
export async function selectMustChange(
  tx: Transaction,
  subjectIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<SelectMustChange>`
    select subject_id as id from credentials
     where subject_id = any(${subjectIds}::text[]) and must_change
  `.execute(tx);
  return new Set(rows.map((row) => row.id));
}

export async function readLastSignIns(
  tx: Transaction,
  subjectIds: readonly string[],
): Promise<ReadonlyMap<string, Temporal.Instant | null>> {
  const { rows } = await sql<ReadLastSignIns>`
    select subject_id as id, last_sign_in_at as at from credentials
     where subject_id = any(${subjectIds}::text[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row.at]));
}

export type SubjectRow = SelectSubjectCards['row'];

export async function selectSubjectCards(
  tx: Transaction,
  subjectIds: readonly string[],
): Promise<readonly SubjectRow[]> {
  const { rows } = await sql<SelectSubjectCards>`
    select subject_id as id, username, created_at as "createdAt",
           last_sign_in_at as "lastSignInAt"
      from credentials where subject_id = any(${subjectIds}::text[])`.execute(tx);
  return rows;
}

/** Whether one of the roles is anybody's but one person's, who may sign in. */
export async function isRoleOfOther(
  tx: Transaction,
  query: { readonly except: string; readonly roles: readonly string[] },
): Promise<boolean> {
  const { rows } = await sql<IsRoleOfOther>`
    select exists (select from credentials
                    where realm = 'operator' and not is_blocked and subject_id <> ${query.except}
                      and role = any(${plain(query.roles)}::text[])) as found
  `.execute(tx);
  return assertDefined(rows[0], 'exists gives one row').found;
}

export async function hasCredentials(tx: Transaction, realm: Realm): Promise<boolean> {
  const { rows } = await sql<HasCredentials>`
    select exists (select from credentials where realm = ${realm}) as found
  `.execute(tx);
  return assertDefined(rows[0], 'exists gives one row').found;
}
