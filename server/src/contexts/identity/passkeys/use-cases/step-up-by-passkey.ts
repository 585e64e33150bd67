import { stepUpSeconds } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../../platform/context.ts';
import type { RequestFacts } from '../../../../platform/http/request-facts.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import type { ProvenSession } from '../../factors/use-cases/step-up.ts';
import { renewSession } from '../../renew-session.ts';
import { markProven } from '../../store-session-proofs.ts';
import { provePasskey } from '../prove-passkey.ts';

/**
 * Proves anew who sits there, by one of their own passkeys. Gives a refusal instead of throwing it,
 * because a throw would give the challenge back: `passkey_refused`.
 */
export async function stepUpByPasskey(
  ctx: Ctx<MemberActor | OperatorActor>,
  proof: { readonly response: string; readonly request: RequestFacts },
): Promise<ProvenSession | Refusal> {
  const { actor, clock } = ctx;
  const subjectId = await provePasskey(ctx, { ...proof, purpose: 'prove' });
  if (subjectId !== actor.id) {
    return new Refusal('passkey_refused');
  }
  await markProven(ctx.tx, actor.sessionId, clock.now());
  const cookies = await renewSession(ctx, proof.request);
  return { until: clock.now().add({ seconds: stepUpSeconds }), cookies };
}
