import type { MemberId, OperatorStop } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { recordAct } from '../../trail/index.ts';
import { refuseUnknown } from './read-member-protection.ts';
import { setFlag } from './set-flag.ts';

/** An operator stops one kind of move of a member (R39). Refuses with `not_found`. */
export async function stopMember(
  ctx: Ctx<OperatorActor>,
  command: { readonly memberId: MemberId; readonly flag: OperatorStop; readonly reason: string },
): Promise<void> {
  const { memberId, flag, reason } = command;
  await refuseUnknown(ctx, memberId);
  await setFlag(ctx, { ...command, cause: 'operator' });
  const subject = { type: 'member', id: memberId };
  await recordAct(ctx, { action: 'member.stop', subject, after: { flag }, reason });
}
