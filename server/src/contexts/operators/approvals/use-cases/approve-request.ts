import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import type { ActBook } from '../act-book.ts';
import { holdsNow, lockDecidable } from '../decidable.ts';
import { closeApproval } from '../store.ts';

/**
 * Approves a request and carries its act out, both or neither. Refuses as `lockDecidable` does,
 * then with `approval_asker_barred`, because two people stand for the act and both may do it now,
 * then with what the act refuses: the request waits on in these cases.
 */
export async function approveRequest(
  ctx: Ctx<OperatorActor>,
  book: ActBook,
  decision: { readonly id: ApprovalId; readonly reason: string },
): Promise<void> {
  const { id, reason: answer } = decision;
  const { approval, act } = await lockDecidable(ctx, book, id);
  const { payload, reason, askedBy } = approval;
  if (!(await holdsNow(ctx, askedBy, act.ability))) {
    throw new Refusal('approval_asker_barred');
  }
  await closeApproval(ctx.tx, {
    id,
    at: ctx.clock.now(),
    state: 'approved',
    by: ctx.actor,
    answer,
  });
  await recordAct(ctx, {
    action: 'approval.approve',
    subject: { type: 'approval', id },
    before: { state: 'waiting' },
    after: { state: 'approved', act: approval.act },
    reason: answer,
  });
  await act.perform(ctx, { id, payload, reason, askedBy });
}
