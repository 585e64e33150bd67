import type { MemberId, OperatorStop, StopCause } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { selectFlags } from '../store-desk.ts';
import { endStop } from '../write-stop.ts';
import { lookAtPlayers } from './look-at-players.ts';
import { refuseUnknown } from './read-member-protection.ts';

/** What an operator may end; the rest ends by what disproves it. */
const liftable = ['harm', 'operator', 'site'] as const satisfies readonly StopCause[];

/**
 * An operator lifts a stop. One of age is lifted by approved papers (R17), one of an excluded
 * person by the case of the two accounts (R12): what stands for them stays. Refusals in order:
 * `not_found`, `stop_not_set`, `stop_of_age`, `stop_of_person`.
 */
export async function liftStop(
  ctx: Ctx<OperatorActor>,
  command: { readonly memberId: MemberId; readonly flag: OperatorStop; readonly reason: string },
): Promise<void> {
  const { memberId, flag, reason } = command;
  await refuseUnknown(ctx, memberId);
  await lookAtPlayers(ctx, [memberId]);
  const rows = await selectFlags(ctx.tx, { memberId, now: ctx.clock.now() });
  const causes = rows.flatMap((row) => (row.flag === flag ? [row.cause] : []));
  if (causes.length === 0) {
    throw new Refusal('stop_not_set');
  }
  if (!liftable.some((cause) => causes.includes(cause))) {
    throw new Refusal(causes.includes('age') ? 'stop_of_age' : 'stop_of_person');
  }
  await endStop(ctx, { memberId, flag, causes: liftable });
  const subject = { type: 'member', id: memberId };
  await recordAct(ctx, { action: 'member.lift_stop', subject, before: { flag }, reason });
}
