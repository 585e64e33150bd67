import type { Ctx } from '../../../platform/context.ts';
import { endSession } from '../store-sessions.ts';

/** Ends the caller's session with all its tabs (R72). */
export async function signOut(ctx: Ctx): Promise<readonly string[]> {
  const { actor } = ctx;
  if (actor.kind !== 'member' && actor.kind !== 'operator') {
    return [];
  }
  await endSession(ctx.tx, actor.sessionId, { at: ctx.clock.now(), because: 'signed_out' });
  return [actor.sessionId];
}
