import type { Ctx } from '../../../platform/context.ts';
import { readHostCookie } from '../../../platform/http/cookies.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cookieNames } from '../cookie-names.ts';
import { newSecret, secretHash } from '../secrets.ts';
import type { Realm } from '../store.ts';
import type { SessionRow } from '../store-sessions.ts';
import { findByCookie, insertToken } from '../store-sessions.ts';
import { touchSessions } from '../store-uses.ts';
import { mostTokens } from './open-session.ts';

/** A token of its own for a new tab, from the cookie alone. Refuses with `not_signed_in`. */
export async function resumeSession(
  ctx: Ctx,
  resuming: { readonly realm: Realm; readonly request: RequestFacts },
): Promise<{ readonly token: string; readonly session: SessionRow }> {
  const { realm, request } = resuming;
  const cookie = readHostCookie(request, cookieNames[realm]);
  const now = ctx.clock.now();
  const session =
    cookie === undefined
      ? undefined
      : await findByCookie(ctx.tx, { cookieHash: secretHash(cookie), realm }, now);
  if (session === undefined) {
    throw new Refusal('not_signed_in');
  }
  const token = newSecret(ctx.random);
  const tokenHash = secretHash(token);
  await insertToken(ctx.tx, { tokenHash, sessionId: session.id, at: now, mostTokens });
  await touchSessions(ctx.tx, [session.id], now);
  return { token, session };
}
