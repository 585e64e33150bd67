import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { deviceOfSession } from '../places/store-places.ts';
import { distrustDevices } from '../store-devices.ts';
import { endOtherSessionsOf } from '../store-sessions.ts';

/**
 * What a new factor ends: all other sessions, and the trust of all other browsers (F), since none
 * of them has proved the factor that now belongs to the account. The credential is locked, so that
 * nobody who is just coming in brings that back. Returns the sessions for the `Authenticator`.
 */
export async function endUnproven(
  ctx: Ctx<MemberActor | OperatorActor>,
): Promise<readonly string[]> {
  const { id: subjectId, sessionId } = ctx.actor;
  const ending = { at: ctx.clock.now(), because: 'factor_bound' } as const;
  await distrustDevices(ctx.tx, { subjectId, kept: await deviceOfSession(ctx.tx, sessionId) });
  return endOtherSessionsOf(ctx.tx, { subjectId, sessionId }, ending);
}
