import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import type { ActBook } from '../act-book.ts';
import { lockDecidable } from '../decidable.ts';
import { closeApproval } from '../store.ts';

/**
 * Approves a request and carries its act out, both or neither. Refuses as `lockDecidable` does,
 * then with what the act refuses: the request waits on in that case.
 */
export async function approveRequest(
  ctx: Ctx<OperatorActor>,
  book: ActBook,
  decision: { readonly id: ApprovalId; readonly reason: string },
): Promise<void> {
  const { id, reason: answer } = decision;
  const { approval, act } = await lockDecidable(ctx, book, id);
  const { payload, reason, askedBy } = approval;
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
