import type { MemberActor } from '../../../../platform/context.ts';
import type { Scope } from '../../../../platform/http/route.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { IdentityEnv } from '../../env.ts';
import { withinPaymentGuesses } from '../../factors/guess-limit.ts';
import { findPaymentHash, markPaymentProven } from '../../store-payment.ts';
import { proofSeconds } from '../proof-life.ts';

/**
 * Proves the payment password of whoever is signed in. It is a call of its own, so that no money
 * call carries the secret, whose fingerprint would be kept with its key. Refuses with
 * `payment_password_missing`, `login_throttled`, `payment_password_incorrect`.
 */
export async function provePayment(
  env: Pick<IdentityEnv, 'hasher'>,
  scope: Scope<MemberActor>,
  paymentPassword: string,
): Promise<Temporal.Instant> {
  const { actor, clock } = scope.ctx;
  const hash = await scope.transaction((ctx) => findPaymentHash(ctx.tx, actor.id));
  if (hash === undefined) {
    throw new Refusal('payment_password_missing');
  }
  const isRight = await env.hasher.verify(hash, paymentPassword);
  const isProven = await withinPaymentGuesses(scope, actor.id, async (ctx) => {
    if (isRight) {
      await markPaymentProven(ctx.tx, actor.sessionId, ctx.clock.now());
    }
    return isRight;
  });
  if (!isProven) {
    throw new Refusal('payment_password_incorrect');
  }
  return clock.now().add({ seconds: proofSeconds });
}
