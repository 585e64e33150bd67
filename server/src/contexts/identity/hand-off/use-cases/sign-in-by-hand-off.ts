import type { Ctx } from '../../../../platform/context.ts';
import { readHostCookie } from '../../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { cookieNames } from '../../cookie-names.ts';
import type { IdentityEnv } from '../../env.ts';
import { enterOrNote } from '../../history/enter-or-note.ts';
import { secretHash } from '../../secrets.ts';
import type { CredentialRow } from '../../store.ts';
import { findCredentialOf } from '../../store.ts';
import type { SessionRow } from '../../store-sessions.ts';
import { findByCookie, selectOpenSessions } from '../../store-sessions.ts';
import type { Admit } from '../../use-cases/enter.ts';
import type { SignedIn } from '../../use-cases/sign-in.ts';
import { takeHandOff } from '../store-hand-offs.ts';

/**
 * The link of another own device to a session of its own. Whoever made the link proved who they
 * are just before, so no second factor is asked for; but the new session has proven nothing yet.
 * Refuses with `hand_off_expired`, also where somebody else is signed in, who stays so (ADR 0041);
 * then with what `enter` refuses.
 */
export async function signInByHandOff(
  env: IdentityEnv,
  scope: Scope,
  attempt: { readonly token: string; readonly request: RequestFacts; readonly admit: Admit },
): Promise<SignedIn> {
  const { token, request, admit } = attempt;
  const { sessions: life } = (await env.viewer.current()).configuration;
  // In a transaction of its own: it is used up, whatever comes of it, but by a foreign session.
  const credential = await scope.transaction((ctx) => ownerOf(ctx, token, request));
  if (credential === undefined) {
    throw new Refusal('hand_off_expired');
  }
  const traits = { method: 'hand_off', isBrief: true, isProven: false, isVouched: true } as const;
  const entry = { realm: 'member', credential, request, life, admit, ...traits } as const;
  const session = await scope.transaction((ctx) => enterOrNote(ctx, entry));
  if (typeof session === 'string') {
    const { subjectId } = credential;
    env.refusedLogins.note({ realm: 'member', code: session, request, subjectId });
    throw new Refusal(session);
  }
  if (session.endedSessionId !== undefined) {
    env.authenticator.drop([session.endedSessionId]);
  }
  return { session, credential, isRestricted: false };
}

/** A link dies with the session that made it. */
async function ownerOf(
  ctx: Ctx,
  token: string,
  request: RequestFacts,
): Promise<CredentialRow | undefined> {
  const now = ctx.clock.now();
  const handOff = await takeHandOff(ctx.tx, secretHash(token), now);
  if (handOff === undefined) {
    return undefined;
  }
  const here = await sessionOf(ctx, request);
  if (here !== undefined && here.subjectId !== handOff.subjectId) {
    throw new Refusal('hand_off_expired');
  }
  const open = await selectOpenSessions(ctx.tx, [handOff.sessionId], now);
  return open.has(handOff.sessionId) ? findCredentialOf(ctx.tx, handOff.subjectId) : undefined;
}

/** By the cookie alone, which a tab brings that has no token yet. */
function sessionOf(ctx: Ctx, request: RequestFacts): Promise<SessionRow | undefined> {
  const cookie = readHostCookie(request, cookieNames.member) ?? '';
  const key = { cookieHash: secretHash(cookie), realm: 'member' } as const;
  return findByCookie(ctx.tx, key, ctx.clock.now());
}
