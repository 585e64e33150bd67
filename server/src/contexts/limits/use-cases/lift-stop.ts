import type { MemberId, OperatorStop } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { selectFlags } from '../store-desk.ts';
import { liftFlag } from './lift-flag.ts';
import { refuseUnknown } from './read-member-protection.ts';

/** An operator lifts a stop. Refusals in order: `not_found`, `stop_not_set`. */
export async function liftStop(
  ctx: Ctx<OperatorActor>,
  command: { readonly memberId: MemberId; readonly flag: OperatorStop; readonly reason: string },
): Promise<void> {
  const { memberId, flag, reason } = command;
  await refuseUnknown(ctx, memberId);
  const flags = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  if (!flags.some((row) => row.flag === flag)) {
    throw new Refusal('stop_not_set');
  }
  await liftFlag(ctx, command);
  const subject = { type: 'member', id: memberId };
  await recordAct(ctx, { action: 'member.lift_stop', subject, before: { flag }, reason });
}
