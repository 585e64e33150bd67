import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import type { OwnSession } from '../store-sessions.ts';
import { selectOwnSessions } from '../store-sessions.ts';

/** As many as a page shows; those before are forgotten after ninety days anyway. */
const mostShown = 50;

/** Where the caller is signed in, and was; newest first. */
export function readSessions(
  ctx: Ctx<MemberActor | OperatorActor>,
): Promise<readonly OwnSession[]> {
  return sessionsOf(ctx, ctx.actor.id);
}

/** The same of anybody. */
export function sessionsOf(ctx: Ctx, subjectId: string): Promise<readonly OwnSession[]> {
  const query = { subjectId, now: ctx.clock.now(), limit: mostShown };
  return selectOwnSessions(ctx.tx, query);
}
