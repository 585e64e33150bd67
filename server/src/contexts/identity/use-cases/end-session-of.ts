import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { endOtherSessionsOf } from '../store-sessions.ts';

/**
 * An operator signs one browser of somebody out. Returns the sessions for the `Authenticator` to
 * drop. One that is not theirs, or over, is `not_found`.
 */
export async function endSessionOf(
  ctx: Ctx<OperatorActor>,
  { subjectId, sessionId: only }: { readonly subjectId: string; readonly sessionId: string },
): Promise<readonly string[]> {
  const kept = { subjectId, sessionId: ctx.actor.sessionId, only };
  const ending = { at: ctx.clock.now(), because: 'ended_by_operator' } as const;
  const ended = await endOtherSessionsOf(ctx.tx, kept, ending);
  if (ended.length === 0) {
    throw new Refusal('not_found');
  }
  return ended;
}
