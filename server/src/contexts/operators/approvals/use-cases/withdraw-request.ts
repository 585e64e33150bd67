import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { refuseClosed } from '../decidable.ts';
import { closeApproval, lockApproval } from '../store.ts';
import { mayReadAll } from './list-approvals.ts';

/**
 * Takes the own request back. Refuses with `not_found`, `approval_not_own`, `approval_expired`,
 * `approval_closed`.
 */
export async function withdrawRequest(
  ctx: Ctx<OperatorActor>,
  decision: { readonly id: ApprovalId; readonly reason: string },
): Promise<void> {
  const { id, reason: answer } = decision;
  const approval = await lockApproval(ctx.tx, { id, siteId: ctx.site.id });
  const isOwn = approval?.askedBy === ctx.actor.id;
  if (approval === undefined || !(isOwn || mayReadAll(ctx.actor))) {
    throw new Refusal('not_found');
  }
  if (!isOwn) {
    throw new Refusal('approval_not_own');
  }
  refuseClosed(approval, ctx.clock.now());
  await closeApproval(ctx.tx, {
    id,
    at: ctx.clock.now(),
    state: 'withdrawn',
    by: ctx.actor,
    answer,
  });
  await recordAct(ctx, {
    action: 'approval.withdraw',
    subject: { type: 'approval', id },
    before: { state: 'waiting' },
    after: { state: 'withdrawn', act: approval.act },
    reason: answer,
  });
}
