import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { recordEvents } from '../../trail/index.ts';
import { endSession } from '../store-sessions.ts';

/**
 * Ends the caller's session with all its tabs (R72). A trial visitor has no account, so the trail
 * gets no entry for one.
 */
export async function signOut(ctx: Ctx<MemberActor | OperatorActor>): Promise<readonly string[]> {
  const { actor } = ctx;
  await endSession(ctx.tx, actor.sessionId, { at: ctx.clock.now(), because: 'signed_out' });
  if (actor.kind === 'operator' || !actor.isTrial) {
    const subject = { type: actor.kind, id: actor.id };
    await recordEvents(ctx, { action: `${actor.kind}.logout`, subject });
  }
  return [actor.sessionId];
}
