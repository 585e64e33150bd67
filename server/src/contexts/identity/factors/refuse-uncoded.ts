import { stepUpSeconds } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { selectProven } from '../codes/store-contacts.ts';
import { markProofSpent } from '../store-session-proofs.ts';
import { isFactored, proofKinds } from './proof-kinds.ts';
import { selectStanding } from './store-factors.ts';

/**
 * What a member does is worth a one-time code (agents-loyalty-money.md E5, E7): that of the bound
 * factor, else one that was sent to the number or address that they have proven, each within five
 * minutes and for one act only (R64). Who has neither has typed the payment password for this very
 * act, which its route takes, and goes on; where money leaves (E5, E7), they bind one first.
 * Refusals in order: `extra_factor_missing`, and `step_up_required` or `verification_required`,
 * which the client answers with the question for the code.
 */
export async function refuseUncoded(
  ctx: Ctx<MemberActor>,
  whoeverHasNone: 'goes_on' | 'binds_one' = 'goes_on',
): Promise<void> {
  const { id, sessionId } = ctx.actor;
  const standing = await selectStanding(ctx.tx, sessionId);
  const { provenAt = null, codedAt = null, spentAt = null } = standing ?? {};
  const isBound = standing !== undefined && isFactored(standing);
  const isSent = !isBound && (await selectProven(ctx.tx, [id])).length > 0;
  if (!isBound && !isSent && whoeverHasNone === 'binds_one') {
    throw new Refusal('extra_factor_missing');
  }
  if (isSent && !isFresh(ctx, codedAt, spentAt)) {
    throw new Refusal('verification_required');
  }
  if (isBound && !isFresh(ctx, provenAt, spentAt)) {
    const kinds = standing === undefined ? [] : [...proofKinds(standing)];
    throw new Refusal('step_up_required', { kinds });
  }
  await markProofSpent(ctx.tx, sessionId, ctx.clock.now());
}

type Moment = Temporal.Instant | null;

/** Given within five minutes, and after the last one that was used up. */
function isFresh(ctx: Ctx, at: Moment, spentAt: Moment): boolean {
  const oldest = ctx.clock.now().subtract({ seconds: stepUpSeconds });
  return (
    at !== null &&
    Temporal.Instant.compare(at, oldest) > 0 &&
    (spentAt === null || Temporal.Instant.compare(at, spentAt) > 0)
  );
}
