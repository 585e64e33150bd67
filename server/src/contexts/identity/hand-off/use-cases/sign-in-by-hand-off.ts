import type { Ctx } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import { secretHash } from '../../secrets.ts';
import type { CredentialRow } from '../../store.ts';
import { findCredentialOf } from '../../store.ts';
import { selectOpenSessions } from '../../store-sessions.ts';
import type { Admit } from '../../use-cases/enter.ts';
import { enter } from '../../use-cases/enter.ts';
import type { SignedIn } from '../../use-cases/sign-in.ts';
import { takeHandOff } from '../store-hand-offs.ts';

/**
 * The link of another own device to a session of its own. Whoever made the link proved who they
 * are just before, so no second factor is asked for; but the new session has proven nothing yet.
 * Refuses with `hand_off_expired`, with `hand_off_foreign` where somebody else is signed in, then
 * with what `enter` refuses.
 */
export async function signInByHandOff(
  env: IdentityEnv,
  scope: Scope,
  attempt: { readonly token: string; readonly request: RequestFacts; readonly admit: Admit },
): Promise<SignedIn> {
  const { token, request, admit } = attempt;
  const { sessions: life } = (await env.viewer.current()).configuration;
  // In a transaction of its own: it is used up, whatever comes of it.
  const credential = await scope.transaction((ctx) => ownerOf(ctx, token));
  if (credential === undefined) {
    throw new Refusal('hand_off_expired');
  }
  const here = await env.authenticator.member(request);
  if (here !== undefined && here.id !== credential.subjectId) {
    // Whoever is signed in stays: a foreign link puts nobody into another account (ADR 0041).
    throw new Refusal('hand_off_foreign');
  }
  return scope.transaction(async (ctx) => {
    const traits = { isBrief: true, isProven: false, isVouched: true } as const;
    const entry = { realm: 'member', credential, request, life, admit, ...traits } as const;
    const session = await enter(ctx, entry);
    if (typeof session === 'string') {
      const { subjectId } = credential;
      env.refusedLogins.note({ realm: 'member', code: session, request, subjectId });
      throw new Refusal(session);
    }
    if (session.endedSessionId !== undefined) {
      env.authenticator.drop([session.endedSessionId]);
    }
    return { session, credential, isRestricted: false };
  });
}

/** A link dies with the session that made it. */
async function ownerOf(ctx: Ctx, token: string): Promise<CredentialRow | undefined> {
  const now = ctx.clock.now();
  const handOff = await takeHandOff(ctx.tx, secretHash(token), now);
  if (handOff === undefined) {
    return undefined;
  }
  const open = await selectOpenSessions(ctx.tx, [handOff.sessionId], now);
  return open.has(handOff.sessionId) ? findCredentialOf(ctx.tx, handOff.subjectId) : undefined;
}
