import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { spendPaymentProof } from '../../store-payment.ts';
import { proofSeconds } from '../proof-life.ts';

/**
 * Uses up the proof of this session in the caller's transaction: what is refused leaves it there.
 * Refuses with `payment_proof_required`.
 */
export async function takePaymentProof(ctx: Ctx<MemberActor>): Promise<void> {
  const after = ctx.clock.now().subtract({ seconds: proofSeconds });
  if (!(await spendPaymentProof(ctx.tx, ctx.actor.sessionId, after))) {
    throw new Refusal('payment_proof_required');
  }
}
