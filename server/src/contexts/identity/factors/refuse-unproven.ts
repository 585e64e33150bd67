import { stepUpSeconds } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { proofKinds } from './proof-kinds.ts';
import { selectStanding } from './store-factors.ts';

/**
 * For acts of which only some ask more than the session: the place must be verified (X8). Refuses
 * with `verification_required`, which the client answers with its question.
 */
export async function refuseStrangePlace(ctx: Ctx<MemberActor>): Promise<void> {
  const standing = await selectStanding(ctx.tx, ctx.actor.sessionId);
  if (standing?.isUnverified !== false) {
    throw new Refusal('verification_required');
  }
}

/**
 * The same, and whoever sits there must have proven who they are within five minutes (R67). Refuses
 * with `verification_required`, `step_up_required`.
 */
export async function refuseUnproven(ctx: Ctx<MemberActor>): Promise<void> {
  await refuseStrangePlace(ctx);
  const standing = await selectStanding(ctx.tx, ctx.actor.sessionId);
  const provenAt = standing?.provenAt ?? null;
  const oldest = ctx.clock.now().subtract({ seconds: stepUpSeconds });
  if (provenAt === null || Temporal.Instant.compare(provenAt, oldest) <= 0) {
    const kinds = standing === undefined ? [] : [...proofKinds(standing)];
    throw new Refusal('step_up_required', { kinds });
  }
}
