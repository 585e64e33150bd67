import type { MemberActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import { withinGuesses } from '../../factors/guess-limit.ts';
import { provePasskey } from '../../passkeys/prove-passkey.ts';
import { settlePlace } from '../settle-place.ts';

/**
 * The caller shows by a passkey of theirs who they are, as {@link verifyPlace} does by a code.
 * Refuses with `login_throttled`, with `proof_incorrect` for a wrong name, which leaves what the
 * device was asked for as it was, and with `passkey_refused`.
 */
export async function verifyPlaceByPasskey(
  env: Pick<IdentityEnv, 'authenticator'>,
  scope: Scope<MemberActor>,
  proof: {
    readonly response: string;
    readonly request: RequestFacts;
    /** What the site asks in addition; a thing that others may know is no proof alone (X8). */
    readonly isKnowing: boolean;
  },
): Promise<readonly CookieToSet[]> {
  const { actor } = scope.ctx;
  const { request, isKnowing } = proof;
  const done: { cookies: readonly CookieToSet[] } = { cookies: [] };
  const guesser = { subjectId: actor.id, request };
  const isRight = await withinGuesses(scope, guesser, async (ctx) => {
    const signed = { ...proof, purpose: 'prove' } as const;
    if (!isKnowing || (await provePasskey(ctx, signed)) !== actor.id) {
      return false;
    }
    done.cookies = await settlePlace({ ...ctx, actor }, { kind: 'passkey', request });
    return true;
  });
  if (!isRight) {
    throw new Refusal(isKnowing ? 'passkey_refused' : 'proof_incorrect');
  }
  env.authenticator.drop([actor.sessionId]);
  return done.cookies;
}
