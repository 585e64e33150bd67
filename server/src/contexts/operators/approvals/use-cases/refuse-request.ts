import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordAct } from '../../../trail/index.ts';
import type { ActBook } from '../act-book.ts';
import { lockDecidable } from '../decidable.ts';
import { closeApproval } from '../store.ts';

/** Closes a request without its act. Refuses as `lockDecidable` does. */
export async function refuseRequest(
  ctx: Ctx<OperatorActor>,
  book: ActBook,
  decision: { readonly id: ApprovalId; readonly reason: string },
): Promise<void> {
  const { id, reason: answer } = decision;
  const { approval } = await lockDecidable(ctx, book, id);
  await closeApproval(ctx.tx, { id, at: ctx.clock.now(), state: 'refused', by: ctx.actor, answer });
  await recordAct(ctx, {
    action: 'approval.refuse',
    subject: { type: 'approval', id },
    before: { state: 'waiting' },
    after: { state: 'refused', act: approval.act },
    reason: answer,
  });
}
