import type { ApprovalId, MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { memberNamed, readAccounts } from '../../../members/index.ts';
import { askApproval } from '../../../operators/index.ts';
import { checkMove, type MoveParts } from '../check-move.ts';
import { moveAct } from '../move-act.ts';
import { hasPlannedMove, lockTree } from '../store-moves.ts';

const approvalHours = 24;

export interface MoveCommand {
  readonly memberId: MemberId;
  /** The account of the new agent; null for the house. */
  readonly to: string | null;
  readonly reason: string;
}

/**
 * Puts a move before a second person; it happens with the first day of the site after that. Refuses
 * as `checkMove` does, and with `move_refused` and the rule `planned` while another one waits for
 * its day, and `approval_waiting` while one waits for a second person.
 */
export async function askMove(
  ctx: Ctx<OperatorActor>,
  { memberId, to, reason }: MoveCommand,
  parts: MoveParts,
): Promise<ApprovalId> {
  await lockTree(ctx.tx);
  const above = to === null ? null : await memberNamed(ctx, to);
  if (above === undefined) {
    throw new Refusal('move_refused', { rule: 'not_agent' });
  }
  const toId = above?.id ?? null;
  const { fromId } = await checkMove(ctx, { memberId, toId }, parts);
  if (await hasPlannedMove(ctx.tx, memberId)) {
    throw new Refusal('move_refused', { rule: 'planned' });
  }
  const ids = fromId === null ? [memberId] : [memberId, fromId];
  const accounts = await readAccounts(ctx, ids);
  const from = fromId === null ? '' : (accounts.get(fromId) ?? '');
  return askApproval(ctx, {
    act: moveAct(parts),
    payload: { memberId, toId, account: accounts.get(memberId) ?? '', from, to: to ?? '' },
    reason,
    waitHours: approvalHours,
  });
}
