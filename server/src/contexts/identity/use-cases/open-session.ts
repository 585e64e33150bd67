import type { SignInMethod } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { CookieToSet } from '../../../platform/http/answer.ts';
import { hostCookie, readHostCookie } from '../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { noteLocation } from '../../site/index.ts';
import { tellFirstOfDay } from '../came-today.ts';
import { cookieNames } from '../cookie-names.ts';
import { rememberedDevice } from '../device.ts';
import { noteSignIn } from '../history/note-sign-in.ts';
import { keptMark } from '../kept-session.ts';
import { newSecret, secretHash } from '../secrets.ts';
import { refuseWithoutFactor } from '../factors/require-factor.ts';
import { noteDevice } from '../note-device.ts';
import { judgePlace, keepPlace } from '../places/judge-place.ts';
import type { Realm } from '../store.ts';
import { markSignedIn } from '../store.ts';
import { endSession, findByCookie, insertSession, insertToken } from '../store-sessions.ts';
import { endOlderOfKind, endOldestSessions } from '../store-too-many.ts';

export interface Subject {
  readonly id: string;
  readonly realm: Realm;
  readonly isAgent: boolean;
  readonly isTrial: boolean;
  readonly role: string | null;
}

export interface SessionLife {
  readonly idleMinutes: number;
  readonly absoluteHours: number;
  /** False where one kind of browser holds one session (agents-loyalty-money.md F). */
  readonly multiLogin?: boolean;
}

export interface OpenedSession {
  readonly sessionId: string;
  readonly token: string;
  /** Of the session, and of the device. */
  readonly cookies: readonly [CookieToSet, ...CookieToSet[]];
  /** From a place that the member never used: it has to be verified (X8). */
  readonly isUnverified: boolean;
  /** The session that this browser had before; it ended (R70). */
  readonly endedSessionId: string | undefined;
}

/** Most tabs of one session that hold a token at the same time. */
export const mostTokens = 20;

/** Most browsers in which one subject is signed in. */
export const mostSessions = 20;

/**
 * A new session with new secrets; only their hashes are stored (R70). Whatever way somebody comes,
 * a bound second factor is asked for (R66): refuses with `second_factor_required`.
 */
export async function openSession(
  ctx: Ctx,
  command: {
    readonly subject: Subject;
    readonly request: RequestFacts;
    readonly life: SessionLife;
    /** By what somebody comes in; absent where nobody does: a session takes another one's place. */
    readonly method?: SignInMethod | undefined;
    /** The cookie goes when the browser is closed, unless a box was ticked (portal.md 4). */
    readonly isBrief?: boolean;
    /** The secret, and a second factor where one is bound, were proved just now. */
    readonly isProven?: boolean;
    /** Another session of the subject, where both were proved just now, answers for this one. */
    readonly isVouched?: boolean;
    /** The password was proven, or chosen, just now. */
    readonly isByPassword?: boolean;
    /** A code that was sent is all that was proven. */
    readonly isByCode?: boolean;
    /** By a code that was sent to its owner, or by a key of their device. */
    readonly isByChannel?: boolean;
    /** It can do nothing but change the password. */
    readonly isRestricted?: boolean;
  },
): Promise<OpenedSession> {
  const { subject, request, life, method } = command;
  const { isBrief = true, isProven = false, isVouched = false, isRestricted = false } = command;
  const { isByPassword = false, isByCode = false } = command;
  const { device, cookie: ofDevice } = rememberedDevice(request, ctx.random);
  // Operators have second factors, and who plays for fun has nothing to lose.
  const isAsked = subject.realm === 'member' && !subject.isTrial;
  const arrival = { ...arrivalOf(command), device };
  const judged = isAsked ? await judgePlace(ctx, arrival) : undefined;
  const isUnverified = judged?.place === 'strange';
  const now = ctx.clock.now();
  if (!isProven && !isVouched) {
    await refuseWithoutFactor(ctx, subject.id);
  }
  const endedSessionId = await endEarlier(ctx, subject.realm, request);
  const sessionId = ctx.ids.next('ses');
  const token = newSecret(ctx.random);
  const secret = newSecret(ctx.random) + (isBrief ? '' : keptMark);
  const { id: subjectId, ...whose } = subject;
  await insertSession(ctx.tx, {
    id: sessionId,
    ...whose,
    subjectId,
    isRestricted,
    isUnverified,
    cookieHash: secretHash(secret),
    ip: request.ip,
    device,
    browser: request.userAgent,
    provenAt: isProven ? now : null,
    passwordAt: isByPassword ? now : null,
    isByCode,
    lastSeenAt: now,
    idleSeconds: life.idleMinutes * 60,
    expiresAt: now.add({ hours: life.absoluteHours }),
  });
  await insertToken(ctx.tx, { tokenHash: secretHash(token), sessionId, at: now, mostTokens });
  await endTooMany(ctx, { ...command, sessionId });
  await noteArrival(ctx, { subject, sessionId, device, request, judged, method, isRestricted });
  if (judged?.place === 'theirs') {
    await keepPlace(ctx, arrival);
  }
  const cookie = sessionCookie(command, { secret, isBrief });
  return { sessionId, token, cookies: [cookie, ofDevice], isUnverified, endedSessionId };
}

function sessionCookie(
  {
    subject,
    request,
    life,
  }: Pick<Parameters<typeof openSession>[1], 'subject' | 'request' | 'life'>,
  { secret: value, isBrief }: { readonly secret: string; readonly isBrief: boolean },
): CookieToSet {
  const maxAgeSeconds = isBrief ? undefined : life.absoluteHours * 3600;
  return hostCookie(request, { name: cookieNames[subject.realm], value, maxAgeSeconds });
}

/** From where and with what somebody came (R21, R68). */
async function noteArrival(
  ctx: Ctx,
  arrival: Parameters<typeof noteDevice>[1] & {
    readonly subject: Subject;
    readonly method: SignInMethod | undefined;
    readonly isRestricted: boolean;
  },
): Promise<void> {
  const { subject, sessionId, request, method, isRestricted } = arrival;
  const by = { id: subject.id, sessionId, ip: request.ip };
  await noteLocation(ctx, { kind: 'login', id: sessionId, by });
  if (method !== undefined && subject.realm === 'member' && !subject.isTrial) {
    await noteSignIn(ctx, { subjectId: subject.id, method, request });
  }
  if (!subject.isTrial) {
    await noteDevice(ctx, arrival);
    await tellFirstOfDay(ctx, subject);
  }
  if (!isRestricted) {
    // Whoever has to replace the password first is in for the first time after that (portal.md 4).
    await markSignedIn(ctx.tx, subject.id, ctx.clock.now());
  }
}

async function endTooMany(
  ctx: Ctx,
  session: {
    readonly sessionId: string;
    readonly subject: Subject;
    readonly request: RequestFacts;
    readonly life: SessionLife;
  },
): Promise<void> {
  const { sessionId, subject, request, life } = session;
  const now = ctx.clock.now();
  if (life.multiLogin === false && subject.realm === 'member') {
    const { userAgent: browser } = request;
    await endOlderOfKind(ctx.tx, { subjectId: subject.id, sessionId, browser }, now);
  }
  const { id: subjectId } = subject;
  await endOldestSessions(ctx.tx, { subjectId, newest: sessionId, mostSessions }, now);
}

function arrivalOf(command: {
  readonly subject: Subject;
  readonly request: RequestFacts;
  readonly isVouched?: boolean;
  readonly isByChannel?: boolean;
}) {
  const { subject, request, isVouched = false, isByChannel = false } = command;
  return { subjectId: subject.id, request, isVouched, isByChannel };
}

async function endEarlier(
  ctx: Ctx,
  realm: Realm,
  request: RequestFacts,
): Promise<string | undefined> {
  const cookie = readHostCookie(request, cookieNames[realm]);
  if (cookie === undefined) {
    return undefined;
  }
  const now = ctx.clock.now();
  const earlier = await findByCookie(ctx.tx, { cookieHash: secretHash(cookie), realm }, now);
  if (earlier !== undefined) {
    await endSession(ctx.tx, earlier.id, { at: now, because: 'signed_in_again' });
  }
  return earlier?.id;
}
