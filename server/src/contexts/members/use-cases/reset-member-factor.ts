import type { MemberId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { holdMoney, resetFactors } from '../../identity/index.ts';
import { recordAct } from '../../trail/index.ts';
import { readMember } from '../reads.ts';

/**
 * Takes the second factor off a member who lost it, and ends the sessions, which are returned.
 * Money of the member goes to nobody for a day.
 * Refuses with `not_found`, `factor_not_bound`.
 */
export async function resetMemberFactor(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: MemberId; readonly reason: string },
): Promise<readonly string[]> {
  const { id, reason } = command;
  await readMember(ctx, id);
  const ended = await resetFactors(ctx, id);
  await holdMoney(ctx, id, 'factor_dropped');
  await recordAct(ctx, {
    action: 'member.reset_factor',
    subject: { type: 'member', id },
    reason,
  });
  return ended;
}
