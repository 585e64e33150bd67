import type { Ctx, MemberActor, OperatorActor } from '../../platform/context.ts';
import type { CookieToSet } from '../../platform/http/answer.ts';
import { hostCookie, readHostCookie } from '../../platform/http/cookies.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import { cookieNames } from './cookie-names.ts';
import { isKeptSession, keptMark } from './kept-session.ts';
import { newSecret, secretHash } from './secrets.ts';
import { renewCookie } from './store-sessions.ts';

/**
 * A session that may do more from now on gets another secret, and that of before opens nothing more
 * (R70): of the pair that a call needs it is the half that no script reads, so the other tabs,
 * which share it, go on with their own tokens. None where another call has renewed it meanwhile.
 * The caller has the `Authenticator` drop the session once its transaction is committed.
 */
export async function renewSession(
  ctx: Ctx<MemberActor | OperatorActor>,
  request: RequestFacts,
): Promise<readonly CookieToSet[]> {
  const { kind: realm, sessionId } = ctx.actor;
  const name = cookieNames[realm];
  const former = readHostCookie(request, name);
  if (former === undefined) {
    return [];
  }
  const isKept = isKeptSession(request, realm);
  const value = newSecret(ctx.random) + (isKept ? keptMark : '');
  const at = ctx.clock.now();
  const hashes = { cookieHash: secretHash(value), formerHash: secretHash(former) };
  const expiresAt = await renewCookie(ctx.tx, { sessionId, ...hashes, at });
  if (expiresAt === undefined) {
    return [];
  }
  const leftMs = expiresAt.epochMilliseconds - at.epochMilliseconds;
  const maxAgeSeconds = isKept ? Math.max(1, Math.floor(leftMs / 1000)) : undefined;
  return [hostCookie(request, { name, value, maxAgeSeconds })];
}
