import type { Ctx } from '../../../platform/context.ts';
import { endSessionsOf } from '../store-sessions.ts';

/**
 * Ends all sessions of a member who takes a break; who comes back signs in anew. A break casts no
 * doubt on whose browsers those are, so they stay trusted (F). The caller tells the `Authenticator`
 * to drop the returned sessions once its transaction is committed.
 */
export async function endSessions(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  return endSessionsOf(ctx.tx, subjectId, { at: ctx.clock.now(), because: 'on_break' });
}
