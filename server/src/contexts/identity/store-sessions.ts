import { assertDefined } from '@portal/money';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type { EndedBecause } from './ended-because.ts';
import type { Realm } from './store.ts';
import type {
  CountOpen,
  DeleteOldSessions,
  EndOtherSessionsOf,
  EndSession,
  EndSessionsOf,
  FindByCookie,
  FindEnding,
  FindSessions,
  InsertSession,
  InsertToken,
  InsertTokenLimit,
  RenewCookie,
  SelectEnded,
  SelectOpenSessions,
  SelectOwnSessions,
  SelectSignedIn,
} from './generated/statements.ts';

export interface SessionRow {
  readonly id: string;
  readonly realm: Realm;
  readonly subjectId: string;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  /** Opened to change the password, and for nothing else (R62). */
  readonly isRestricted: boolean;
  /** As it was opened: from a place that its member never used (X8). */
  readonly isUnverified: boolean;
  readonly role: string | null;
  /** The name of an operator; null for members, who act under their id. */
  readonly name: string | null;
  readonly lastSeenAt: Temporal.Instant;
  /** Without use it ends after this long. */
  readonly idleSeconds: number;
  readonly expiresAt: Temporal.Instant;
}

export interface NewSession extends Omit<SessionRow, 'name'> {
  readonly cookieHash: Buffer;
  readonly ip: string;
  readonly device: string;
  readonly browser: string;
  /** When whoever signs in proved it; absent for who registers, or plays for fun. */
  readonly provenAt: Temporal.Instant | null;
  /** When the password was proven in it. */
  readonly passwordAt: Temporal.Instant | null;
  /** Whether a code that was sent was all that opened it. */
  readonly isByCode: boolean;
}

const columns = sql`s.id, s.realm, s.subject_id as "subjectId", s.is_agent as "isAgent",
  s.is_trial as "isTrial",
  s.is_restricted as "isRestricted", s.is_unverified as "isUnverified", s.role,
  s.last_seen_at as "lastSeenAt", s.idle_seconds as "idleSeconds", s.expires_at as "expiresAt",
  (select c.username from credentials c
    where s.realm = 'operator' and c.subject_id = s.subject_id) as name`;

/** A session that has ended, is too old or was idle too long counts as absent (R71). */
export function isLive(now: Temporal.Instant) {
  const at = String(now);
  return sql`s.ended_at is null and s.expires_at > ${at}::timestamptz
    and s.last_seen_at + make_interval(secs => s.idle_seconds) > ${at}::timestamptz`;
}

export async function insertSession(tx: Transaction, row: NewSession): Promise<void> {
  const at = String(row.lastSeenAt);
  await sql<InsertSession>`
    insert into sessions (id, realm, subject_id, cookie_hash, is_agent, is_trial, is_restricted,
                          is_unverified, role, ip, device, browser, proven_at, password_at,
                          is_by_code, created_at, last_seen_at, idle_seconds, expires_at)
    values (${row.id}, ${row.realm}, ${row.subjectId}, ${row.cookieHash}, ${row.isAgent},
            ${row.isTrial}, ${row.isRestricted}, ${row.isUnverified}, ${row.role}, ${row.ip},
            ${row.device}, ${row.browser},
            ${row.provenAt === null ? null : String(row.provenAt)}::timestamptz,
            ${row.passwordAt === null ? null : String(row.passwordAt)}::timestamptz,
            ${row.isByCode},
            ${at}::timestamptz, ${at}::timestamptz, ${row.idleSeconds},
            ${String(row.expiresAt)}::timestamptz)
  `.execute(tx);
}

/**
 * Removes the oldest token beyond `mostTokens`, which is the number of tabs that a session may
 * have.
 */
export async function insertToken(
  tx: Transaction,
  token: {
    readonly tokenHash: Buffer;
    readonly sessionId: string;
    readonly at: Temporal.Instant;
    readonly mostTokens: number;
  },
): Promise<void> {
  await sql<InsertToken>`
    insert into session_tokens (token_hash, session_id, created_at)
    values (${token.tokenHash}, ${token.sessionId}, ${String(token.at)}::timestamptz)
  `.execute(tx);
  await sql<InsertTokenLimit>`
    delete from session_tokens where token_hash in (
      select token_hash from session_tokens where session_id = ${token.sessionId}
       order by created_at desc, token_hash offset ${token.mostTokens})
  `.execute(tx);
}

export interface Presented {
  readonly tokenHash: Buffer;
  readonly cookieHash: Buffer;
  readonly realm: Realm;
}

/** How long reads that were under way when a session was renewed still come with its old secret. */
const formerSeconds = 10;

/**
 * One answer per pair of token and cookie, in order; both must name the same live session. One that
 * came with the secret of before its renewal is marked: it is good for reads.
 */
export async function findSessions(
  tx: Transaction,
  tokens: readonly Presented[],
  now: Temporal.Instant,
): Promise<readonly ((SessionRow & { readonly isFormer: boolean }) | undefined)[]> {
  const renewedAfter = String(now.subtract({ seconds: formerSeconds }));
  const { rows } = await sql<FindSessions>`
    select w.place, coalesce(s.cookie_hash <> w.cookie_hash, false) as "isFormer", ${columns}
      from unnest(${tokens.map((row) => row.tokenHash)}::bytea[],
                  ${tokens.map((row) => row.cookieHash)}::bytea[],
                  ${tokens.map((row) => row.realm)}::text[])
           with ordinality as w (token_hash, cookie_hash, realm, place)
      join session_tokens t on t.token_hash = w.token_hash
      join sessions s on s.id = t.session_id and s.realm = w.realm
           and (s.cookie_hash = w.cookie_hash
                or (s.former_cookie_hash = w.cookie_hash
                    and s.renewed_at > ${renewedAfter}::timestamptz))
     where ${isLive(now)}
  `.execute(tx);
  const byPlace = new Map(rows.map((row) => [Number(row.place), row]));
  return tokens.map((_, index) => byPlace.get(index + 1));
}

/** Those of them that are live; a look does not count as use. */
export async function selectOpenSessions(
  tx: Transaction,
  ids: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<SelectOpenSessions>`
    select s.id from sessions s where s.id = any(${ids}::text[]) and ${isLive(now)}
  `.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

/** Of a session that is over: `because` is null when it ran out. */
export async function findEnding(
  tx: Transaction,
  { tokenHash, cookieHash, realm }: Presented,
  now: Temporal.Instant,
): Promise<{ readonly because: string | null } | undefined> {
  const { rows } = await sql<FindEnding>`
    select s.ended_because as because
      from session_tokens t
      join sessions s on s.id = t.session_id
     where t.token_hash = ${tokenHash} and s.cookie_hash = ${cookieHash} and s.realm = ${realm}
       and not (${isLive(now)})
  `.execute(tx);
  return rows[0];
}

/** The live session of a cookie, locked for the caller. */
export async function findByCookie(
  tx: Transaction,
  cookie: { readonly cookieHash: Buffer; readonly realm: Realm },
  now: Temporal.Instant,
): Promise<SessionRow | undefined> {
  const { rows } = await sql<FindByCookie>`
    select ${columns} from sessions s
     where s.cookie_hash = ${cookie.cookieHash} and s.realm = ${cookie.realm} and ${isLive(now)}
       for update
  `.execute(tx);
  return rows[0];
}

/** Sessions that ended, or got another secret, at that time or later. */
export async function selectEnded(
  tx: Transaction,
  start: Temporal.Instant,
): Promise<readonly string[]> {
  const { rows } = await sql<SelectEnded>`
    select id from sessions where ended_at >= ${String(start)}::timestamptz
     union all
    select id from sessions where renewed_at >= ${String(start)}::timestamptz`.execute(tx);
  return rows.map((row) => row.id);
}

export interface Ending {
  readonly at: Temporal.Instant;
  readonly because: EndedBecause;
}

export async function endSession(tx: Transaction, id: string, ending: Ending): Promise<void> {
  await sql<EndSession>`
    update sessions
       set ended_at = ${String(ending.at)}::timestamptz, ended_because = ${ending.because}
     where id = ${id} and ended_at is null
  `.execute(tx);
}

/** Returns the sessions that were open. */
export async function endSessionsOf(
  tx: Transaction,
  subjectId: string,
  ending: Ending,
): Promise<readonly string[]> {
  const { rows } = await sql<EndSessionsOf>`
    update sessions
       set ended_at = ${String(ending.at)}::timestamptz, ended_because = ${ending.because}
     where subject_id = ${subjectId} and ended_at is null returning id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** All but one of a subject's open sessions, or `only` one of those; returns which. */
export async function endOtherSessionsOf(
  tx: Transaction,
  sessions: { readonly subjectId: string; readonly sessionId: string; readonly only?: string },
  ending: Ending,
): Promise<readonly string[]> {
  const at = String(ending.at);
  const { rows } = await sql<EndOtherSessionsOf>`
    update sessions s
       set ended_at = ${at}::timestamptz, ended_because = ${ending.because}
     where s.subject_id = ${sessions.subjectId} and s.id <> ${sessions.sessionId}
       and s.id = coalesce(${sessions.only ?? null}::text, s.id) and ${isLive(ending.at)}
    returning s.id
  `.execute(tx);
  return rows.map((row) => row.id);
}

/** Until when the session lasts; undefined where its secret is another one already. */
export async function renewCookie(
  tx: Transaction,
  renewal: {
    readonly sessionId: string;
    readonly cookieHash: Buffer;
    readonly formerHash: Buffer;
    readonly at: Temporal.Instant;
  },
): Promise<Temporal.Instant | undefined> {
  const { rows } = await sql<RenewCookie>`
    update sessions
       set cookie_hash = ${renewal.cookieHash}, former_cookie_hash = ${renewal.formerHash},
           renewed_at = ${String(renewal.at)}::timestamptz
     where id = ${renewal.sessionId} and cookie_hash = ${renewal.formerHash} and ended_at is null
    returning expires_at as "expiresAt"
  `.execute(tx);
  return rows[0]?.expiresAt;
}

export type OwnSession = SelectOwnSessions['row'];

/** Open ones before the others, newest first; one that ran out is over when it would be refused. */
export async function selectOwnSessions(
  tx: Transaction,
  query: { readonly subjectId: string; readonly now: Temporal.Instant; readonly limit: number },
): Promise<readonly OwnSession[]> {
  const now = String(query.now);
  const { rows } = await sql<SelectOwnSessions>`
    select s.id, s.browser, s.ip, s.created_at as "signedInAt", s.last_seen_at as "lastSeenAt",
           case when s.ended_at is not null then s.ended_at
                when least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds))
                     <= ${now}::timestamptz
                then least(s.expires_at, s.last_seen_at + make_interval(secs => s.idle_seconds))
           end as "endedAt"
      from sessions s where s.subject_id = ${query.subjectId}
     order by (${isLive(query.now)}) desc, s.created_at desc, s.id desc limit ${query.limit}
  `.execute(tx);
  return rows;
}

export async function countOpen(
  tx: Transaction,
  subjectId: string,
  now: Temporal.Instant,
): Promise<number> {
  const { rows } = await sql<CountOpen>`
    select count(*)::int as open from sessions s
     where s.subject_id = ${subjectId} and ${isLive(now)}
  `.execute(tx);
  return assertDefined(rows[0], 'count gives one row').open;
}

/**
 * Those with a session that nobody ended; a window in which somebody plays at a vendor does not
 * keep the session busy, so idle ones count.
 */
export async function selectSignedIn(
  tx: Transaction,
  subjectIds: readonly string[],
  now: Temporal.Instant,
): Promise<ReadonlySet<string>> {
  if (subjectIds.length === 0) {
    return new Set();
  }
  const { rows } = await sql<SelectSignedIn>`
    select distinct s.subject_id as "subjectId" from sessions s
     where s.subject_id = any(${subjectIds}::text[]) and s.ended_at is null
       and s.expires_at > ${String(now)}::timestamptz
  `.execute(tx);
  return new Set(rows.map(({ subjectId }) => subjectId));
}

/** Sessions that ended or ran out this long ago are forgotten with their tokens. */
export async function deleteOldSessions(tx: Transaction, limit: Temporal.Instant): Promise<void> {
  await sql<DeleteOldSessions>`
    delete from sessions where expires_at < ${String(limit)}::timestamptz
  `.execute(tx);
}
