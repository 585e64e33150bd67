import type { MemberProof } from '@portal/protocol';
import { stepUpSeconds } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import type { CookieToSet } from '../../../../platform/http/answer.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import { renewSession } from '../../renew-session.ts';
import { takeOwnCode } from '../../places/own-code.ts';
import { readPasswordHash } from '../../store.ts';
import { markPasswordProven, markProven } from '../../store-session-proofs.ts';
import { checkFactor } from '../check-factor.ts';
import { withinGuesses } from '../guess-limit.ts';
import { proofKinds } from '../proof-kinds.ts';
import { selectStanding } from '../store-factors.ts';

export interface ProvenSession {
  readonly until: Temporal.Instant;
  /** Its new secret (R70). */
  readonly cookies: readonly CookieToSet[];
}

/**
 * Proves anew who sits there; sensitive calls of this session pass for five minutes (R67). The
 * password is a proof only where no second factor is bound: beside one it would be a way around
 * it, as a code to the proven number would be. Refuses with `login_throttled`, `proof_incorrect`.
 */
export async function stepUp(
  env: Pick<IdentityEnv, 'authenticator' | 'hasher'>,
  scope: Scope<MemberActor | OperatorActor>,
  proof: {
    readonly kind: MemberProof;
    readonly proof: string;
    readonly request: RequestFacts;
  },
): Promise<ProvenSession> {
  const { actor, clock } = scope.ctx;
  // Hashed before the transaction; the same work whether it counts or not.
  const isPassword = proof.kind === 'password' && (await isOwnPassword(env, scope, proof.proof));
  const done: { cookies: readonly CookieToSet[] } = { cookies: [] };
  const guesser = { subjectId: actor.id, request: proof.request };
  const isRight = await withinGuesses(scope, guesser, async (ctx) => {
    const own = { ...ctx, actor };
    const isProven = await isTaken(ctx, actor, { ...proof, isPassword });
    if (isProven) {
      const mark = proof.kind === 'password' ? markPasswordProven : markProven;
      await mark(ctx.tx, actor.sessionId, ctx.clock.now());
      done.cookies = await renewSession(own, proof.request);
    }
    return isProven;
  });
  if (!isRight) {
    throw new Refusal('proof_incorrect');
  }
  env.authenticator.drop([actor.sessionId]);
  return { until: clock.now().add({ seconds: stepUpSeconds }), cookies: done.cookies };
}

/** Whether the account takes this kind of proof now, and this one is right; a code is spent. */
async function isTaken(
  ctx: Ctx,
  actor: MemberActor | OperatorActor,
  proof: {
    readonly kind: MemberProof;
    readonly proof: string;
    readonly request: RequestFacts;
    readonly isPassword: boolean;
  },
): Promise<boolean> {
  const { kind, proof: code, request, isPassword } = proof;
  const standing = await selectStanding(ctx.tx, actor.sessionId);
  if (standing === undefined || !proofKinds(standing).includes(kind)) {
    return false;
  }
  switch (kind) {
    case 'password':
      return isPassword;
    case 'sms':
      return takeOwnCode(ctx, actor.id, { purpose: 'step_up', channel: 'sms', code, request });
    case 'authenticator':
    case 'recovery_code':
      return (await checkFactor(ctx, actor.id, { kind, code })) === 'right';
  }
}

async function isOwnPassword(
  { hasher }: Pick<IdentityEnv, 'hasher'>,
  scope: Scope<MemberActor | OperatorActor>,
  password: string,
): Promise<boolean> {
  const { id } = scope.ctx.actor;
  const hash = await scope.transaction((ctx) => readPasswordHash(ctx.tx, id));
  return hasher.verify(hash, password);
}
