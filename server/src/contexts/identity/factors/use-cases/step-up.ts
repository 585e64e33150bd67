import type { TypedProof } from '@portal/protocol';
import { stepUpSeconds } from '@portal/protocol';
import type { MemberActor, OperatorActor } from '../../../../platform/context.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import { readPasswordHash } from '../../store.ts';
import { markProven } from '../../store-sessions.ts';
import { checkFactor } from '../check-factor.ts';
import { withinGuesses } from '../guess-limit.ts';

/**
 * Proves anew who sits there; sensitive calls of this session pass for five minutes (R67). The
 * password is a proof only where no second factor is bound: beside one it would be a way around
 * it. Refuses with `login_throttled`, `proof_incorrect`.
 */
export async function stepUp(
  env: Pick<IdentityEnv, 'hasher'>,
  scope: Scope<MemberActor | OperatorActor>,
  proof: { readonly kind: TypedProof; readonly proof: string },
): Promise<Temporal.Instant> {
  const { actor, clock } = scope.ctx;
  // Hashed before the transaction; the same work whether it counts or not.
  const isPassword = proof.kind === 'password' && (await isOwnPassword(env, scope, proof.proof));
  const isRight = await withinGuesses(scope, actor.id, async (ctx) => {
    const factor = proof.kind === 'password' ? undefined : { kind: proof.kind, code: proof.proof };
    const verdict = await checkFactor(ctx, actor.id, factor);
    const isProven = verdict === 'right' || (verdict === 'unbound' && isPassword);
    if (isProven) {
      await markProven(ctx.tx, actor.sessionId, ctx.clock.now());
    }
    return isProven;
  });
  if (!isRight) {
    throw new Refusal('proof_incorrect');
  }
  return clock.now().add({ seconds: stepUpSeconds });
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
