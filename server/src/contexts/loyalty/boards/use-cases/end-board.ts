import { assertDefined } from '@portal/money';
import type { BoardId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { recordAct } from '../../../trail/index.ts';
import { type Board, closeBoard, findBoard, withdrawBoard } from '../store-boards.ts';

/**
 * Makes today the last day of a board; one that has not begun is taken back, and pays nothing.
 * Refuses `not_found`, `board_over`.
 */
export async function endBoard(
  ctx: Ctx<OperatorActor>,
  { id, reason }: { readonly id: BoardId; readonly reason: string },
): Promise<Board> {
  const before = await findBoard(ctx.tx, id);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  const today = siteDay(ctx);
  const isTakenBack = await withdrawBoard(ctx.tx, { id, today, at: ctx.clock.now() });
  if (!isTakenBack && !(await closeBoard(ctx.tx, { id, today }))) {
    throw new Refusal('board_over');
  }
  const after = assertDefined(await findBoard(ctx.tx, id), 'it was found');
  await recordAct(ctx, {
    action: 'board.end',
    subject: { type: 'board', id },
    before: { closesOn: before.closesOn },
    after: { closesOn: after.closesOn, ...(isTakenBack && { state: 'WITHDRAWN' }) },
    reason,
  });
  return after;
}
