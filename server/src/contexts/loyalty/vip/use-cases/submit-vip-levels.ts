import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { askApproval } from '../../../operators/index.ts';
import type { PromiseRules } from '../../made-alone.ts';
import { remakeLadder } from '../ladder-act.ts';
import { gainsOf } from '../ladder-gains.ts';
import type { RatedLevel } from '../ladder.ts';
import { storedLadder } from '../stored-ladder.ts';
import { changeVipLevels, lockComingLadder, refuseImpossible } from './change-vip-levels.ts';

/**
 * Replaces the ladder at once where nobody gets more by it, else asks a second person: what a
 * ladder gives has no bound (R53, R106). Refuses as {@link changeVipLevels} does, also before
 * asking, and `approval_waiting`.
 */
export async function submitVipLevels(
  ctx: Ctx<OperatorActor>,
  command: { readonly levels: readonly RatedLevel[]; readonly reason: string },
  { waitHours }: Pick<PromiseRules, 'waitHours'>,
): Promise<ApprovalId | null> {
  const { levels, reason } = command;
  refuseImpossible(levels);
  const before = await lockComingLadder(ctx);
  if (gainsOf(before, levels).size === 0) {
    await changeVipLevels(ctx, command);
    return null;
  }
  const payload = {
    siteId: ctx.site.id,
    before: storedLadder(before),
    levels: storedLadder(levels),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: remakeLadder, payload, reason, waitHours: waitHours() });
}
