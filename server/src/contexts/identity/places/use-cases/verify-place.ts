import type { PlaceCode } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { checkFactor } from '../../factors/check-factor.ts';
import type { IdentityEnv } from '../../env.ts';
import { withinGuesses } from '../../factors/guess-limit.ts';
import { renewSession } from '../../renew-session.ts';
import { markCoded } from '../../store-session-proofs.ts';
import { takeOwnCode } from '../own-code.ts';
import { settlePlace } from '../settle-place.ts';
import { isUnverified, ownPurpose } from '../store-places.ts';

interface Proof {
  readonly kind: PlaceCode;
  readonly code: string;
  readonly request: RequestFacts;
  /** What the site asks in addition; a thing that others may know is no proof alone (X8). */
  readonly isKnowing: boolean;
}

/**
 * The caller shows by a code who they are: the session may do everything from now on, and the
 * address and the browser are theirs. In a place that is known it is the code that some acts ask
 * for; that of a new place is none (R64). Refuses with `login_throttled`, the faults of a code, and
 * `proof_incorrect`.
 */
export async function verifyPlace(
  env: Pick<IdentityEnv, 'authenticator'>,
  scope: Scope<MemberActor>,
  proof: Proof,
): Promise<readonly CookieToSet[]> {
  const { actor } = scope.ctx;
  const done: { cookies: readonly CookieToSet[] } = { cookies: [] };
  const guesser = { subjectId: actor.id, request: proof.request };
  const isRight = await withinGuesses(scope, guesser, async (ctx) => {
    // A name that was mistyped does not use up the right code; it counts as a guess all the same.
    return proof.isKnowing && (await isOwnCode(ctx, actor, proof)) && (await settle(ctx, proof));
  });
  if (!isRight) {
    throw new Refusal('proof_incorrect');
  }
  env.authenticator.drop([actor.sessionId]);
  return done.cookies;

  async function settle(ctx: Ctx, { kind, request }: Proof): Promise<boolean> {
    const own = { ...ctx, actor };
    if (await isUnverified(ctx.tx, actor.sessionId)) {
      done.cookies = await settlePlace(own, { kind, request });
    } else {
      done.cookies = await renewSession(own, request);
      await markCoded(ctx.tx, actor.sessionId, ctx.clock.now());
    }
    return true;
  }
}

async function isOwnCode(
  ctx: Ctx,
  { id: subjectId, sessionId }: MemberActor,
  proof: Proof,
): Promise<boolean> {
  const { kind, code, request } = proof;
  if (kind === 'authenticator') {
    const verdict = await checkFactor(ctx, subjectId, { kind, code });
    return verdict === 'right';
  }
  const purpose = await ownPurpose(ctx.tx, sessionId);
  return takeOwnCode(ctx, subjectId, { purpose, channel: kind, code, request });
}
