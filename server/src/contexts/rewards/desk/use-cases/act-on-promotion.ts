import { actOnRun } from '@portal/commission';
import type { PromotionAct, PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { lockRevision } from '../lock-revision.ts';
import { promotionFacts } from '../promotion-facts.ts';
import { refuseCheap } from '../refuse-cheap.ts';
import { refuseWaiting } from '../refuse-waiting.ts';
import { updateRun } from '../store-desk.ts';

/**
 * Publishes a draft, lets a promotion rest or go on, or ends it. Nobody joins one that rests or is
 * over; what was reached may still be taken. Refusals in order: `not_found`, `promotion_revised`,
 * `promotion_run`, of one that is published `approval_waiting` and `promotion_faulty`, where points
 * or tickets count less than they are worth by now.
 */
export async function actOnPromotion(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: PromotionId;
    readonly act: PromotionAct;
    readonly revision: number;
    readonly reason: string;
  },
): Promise<void> {
  const { id, act, reason } = command;
  const before = await lockRevision(ctx, command);
  const state = actOnRun(before.state, act);
  if (state === undefined) {
    throw new Refusal('promotion_run', { state: before.state });
  }
  if (act === 'publish') {
    await refuseWaiting(ctx, id);
    await refuseCheap(ctx, before.offer);
  }
  const closesAt = state === 'stopped' ? endOf(before, ctx.clock.now()) : before.closesAt;
  await updateRun(ctx.tx, { id, state, closesAt });
  await recordAct(ctx, {
    action: `promotion.${act}`,
    subject: { type: 'promotion', id },
    before: promotionFacts(ctx, before),
    after: promotionFacts(ctx, { ...before, state, closesAt }),
    reason,
  });
}

/**
 * Play that was counted until now counts, also of who joined on terms that last longer than those
 * of now; one that never opened keeps its days.
 */
function endOf(
  { opensAt, closesAt }: Readonly<Record<'opensAt' | 'closesAt', Temporal.Instant>>,
  now: Temporal.Instant,
): Temporal.Instant {
  return Temporal.Instant.compare(now, opensAt) > 0 ? now : closesAt;
}
