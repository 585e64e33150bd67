import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { endSession } from '../store-sessions.ts';

/** Ends the caller's session with all its tabs (R72). */
export async function signOut(ctx: Ctx<MemberActor | OperatorActor>): Promise<readonly string[]> {
  const { sessionId } = ctx.actor;
  await endSession(ctx.tx, sessionId, { at: ctx.clock.now(), because: 'signed_out' });
  return [sessionId];
}
