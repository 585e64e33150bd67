import { isIdOf } from '@portal/protocol';
import type { SessionEnding } from '@portal/protocol';
import { assert } from '@portal/money';
import type { Clock, MemberActor, OperatorActor } from '../../platform/context.ts';
import { createBatcher } from '../../platform/batcher.ts';
import type { Database } from '../../platform/database.ts';
import { readHostCookie } from '../../platform/http/cookies.ts';
import type { Look, Standing } from '../../platform/http/guard.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { cookieNames } from './cookie-names.ts';
import { isFactored, proofKinds } from './factors/proof-kinds.ts';
import { selectStanding } from './factors/store-factors.ts';
import { secretHash } from './secrets.ts';
import { watchEndings } from './session-endings.ts';
import type { Realm } from './store.ts';
import type { Presented, SessionRow } from './store-sessions.ts';
import { findSessions } from './store-sessions.ts';
import { noteUses, touchSessions } from './store-uses.ts';
import { createUnwrittenUses, type UnwrittenUses } from './unwritten-uses.ts';
import { whyEnded } from './why-ended.ts';

export interface Authenticator {
  /**
   * The member of a live session: bearer token and cookie must belong together, because scripts can
   * read the token but not the cookie.
   */
  member(request: RequestFacts, look?: Look): Promise<MemberActor | undefined>;
  /** The same for the back office. */
  operator(request: RequestFacts, look?: Look): Promise<OperatorActor | undefined>;
  /** How the account of a live session is protected. */
  standing(sessionId: string): Promise<Standing>;
  /** Why the session of a request is over, as its browser may know. */
  whyEnded(realm: Realm, request: RequestFacts): Promise<SessionEnding | undefined>;
  /** Forgets ended and renewed sessions here at once; other processes do within a second (R71). */
  drop(sessionIds: readonly string[]): void;
}

interface Kept {
  readonly cookie: string;
  readonly session: SessionRow;
  readonly atMs: number;
  /** Whether it was marked as seen then; a screen that asks by itself marks nothing. */
  readonly isUse: boolean;
}

interface Question extends Presented, Look {}

/**
 * A session that was looked up is trusted for this long, provided that the list of ended sessions
 * is fresh.
 */
const keptMs = 10_000;
const mostKept = 50_000;
const use: Look = { isUse: true };
/** A session in use is marked as seen this often, and with its last use after it. */
const touchSeconds = 60;

export function createAuthenticator(parts: {
  readonly database: Database;
  readonly clock: Clock;
}): Authenticator {
  const { database, clock } = parts;
  /** By bearer token. */
  const kept = new Map<string, Kept>();
  const drop = (sessionIds: readonly string[]) => dropEnded(kept, sessionIds);
  const endings = watchEndings({ database, clock }, drop);
  const unwritten = createUnwrittenUses();
  const lookups = createLookups(parts, unwritten);

  async function find(
    realm: Realm,
    request: RequestFacts,
    { isUse, isPlainRead = false }: Look,
  ): Promise<SessionRow | undefined> {
    const { bearer } = request;
    const cookie = readHostCookie(request, cookieNames[realm]);
    if (bearer === undefined || cookie === undefined) {
      return undefined;
    }
    const nowMs = clock.nowMs();
    const known = kept.get(bearer);
    const isOurs = known?.cookie === cookie && known.session.realm === realm;
    const isEnough = isOurs && (known.isUse || !isUse);
    if (isEnough && isFresh(known, nowMs) && endings.areKnown(nowMs)) {
      if (isUse) {
        unwritten.note(known.session.id, nowMs);
      }
      return known.session;
    }
    const session = await lookups.submit({
      tokenHash: secretHash(bearer),
      cookieHash: secretHash(cookie),
      realm,
      isUse,
      isPlainRead,
    });
    if (session !== undefined && !session.isFormer) {
      keep(kept, bearer, { cookie, session, atMs: nowMs, isUse });
    } else if (isOurs) {
      kept.delete(bearer);
    }
    return session?.isFormer === true && !isPlainRead ? undefined : session;
  }

  return {
    async member(request, look = use) {
      const session = await find('member', request, look);
      return session === undefined ? undefined : memberOf(session, request.ip);
    },
    async operator(request, look = use) {
      const session = await find('operator', request, look);
      return session === undefined ? undefined : operatorOf(session, request.ip);
    },
    standing: (sessionId) => standingOf(database, sessionId),
    whyEnded: (realm, request) => whyEnded(parts, realm, request),
    drop,
  };
}

function standingOf(database: Database, sessionId: string): Promise<Standing> {
  return database.transaction({ operation: 'identity.standing' }, async (tx) => {
    const row = await selectStanding(tx, sessionId);
    return row === undefined
      ? { hasFactor: false, proofs: [], isUnverified: false, provenAt: null }
      : {
          hasFactor: isFactored(row),
          proofs: proofKinds(row),
          isUnverified: row.isUnverified,
          provenAt: row.provenAt,
        };
  });
}

/** Never longer than the session itself lasts, to the second (R71). */
function isFresh({ atMs, session }: Kept, nowMs: number): boolean {
  const idleAtMs = session.lastSeenAt.epochMilliseconds + session.idleSeconds * 1000;
  const endsAtMs = Math.min(session.expiresAt.epochMilliseconds, idleAtMs);
  return nowMs >= atMs && nowMs - atMs < keptMs && nowMs < endsAtMs;
}

/** Looks many sessions up at once, and marks those in use as seen (R71). */
function createLookups(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  unwritten: UnwrittenUses,
) {
  /** Apart from the look, so that two processes never wait for each other's rows. */
  async function writeLate(): Promise<void> {
    const late = unwritten.takeUntil(clock.nowMs() - touchSeconds * 1000);
    if (late.length > 0) {
      await database.transaction({ operation: 'identity.note_uses' }, (tx) => noteUses(tx, late));
    }
  }
  return createBatcher<Question, (SessionRow & { readonly isFormer: boolean }) | undefined>({
    maxBatch: 500,
    maxQueue: 5000,
    run: async (tokens) => {
      await writeLate();
      return database.transaction({ operation: 'identity.authenticate' }, async (tx) => {
        const now = clock.now();
        const found = await findSessions(tx, tokens, now);
        const used = found.filter(
          (row, index) => tokens[index]?.isUse === true && row?.isFormer === false,
        );
        const seenBefore = now.subtract({ seconds: touchSeconds });
        const touched = new Set<string>();
        for (const row of used) {
          if (row !== undefined && Temporal.Instant.compare(row.lastSeenAt, seenBefore) < 0) {
            touched.add(row.id);
          } else if (row !== undefined) {
            unwritten.note(row.id, now.epochMilliseconds);
          }
        }
        if (touched.size > 0) {
          await touchSessions(tx, [...touched], now);
          unwritten.forget(touched);
        }
        return found.map((row) => row && (touched.has(row.id) ? { ...row, lastSeenAt: now } : row));
      });
    },
  });
}

/** Deleted and set again, so that the first entry of the map is always the oldest. */
function keep(sessions: Map<string, Kept>, bearer: string, entry: Kept): void {
  sessions.delete(bearer);
  sessions.set(bearer, entry);
  dropOldest(sessions);
}

function dropEnded(sessions: Map<string, Kept>, sessionIds: readonly string[]): void {
  const ended = new Set(sessionIds);
  if (ended.size === 0) {
    return;
  }
  for (const [bearer, { session }] of sessions) {
    if (ended.has(session.id)) {
      sessions.delete(bearer);
    }
  }
}

function dropOldest(sessions: Map<string, Kept>): void {
  if (sessions.size <= mostKept) {
    return;
  }
  for (const key of sessions.keys()) {
    sessions.delete(key);
    return;
  }
}

function memberOf(session: SessionRow, ip: string): MemberActor {
  const { subjectId: id, id: sessionId, isTrial, isAgent, isRestricted } = session;
  assert(isIdOf('mbr', id), 'a session of the members is a member’s');
  return { kind: 'member', id, sessionId, isTrial, isAgent, isRestricted, ip };
}

function operatorOf(session: SessionRow, ip: string): OperatorActor {
  const { subjectId: id, id: sessionId, role, name } = session;
  assert(isIdOf('opr', id), 'a session of the back office is an operator’s');
  return { kind: 'operator', id, sessionId, name: name ?? '', role: role ?? '', ip };
}
