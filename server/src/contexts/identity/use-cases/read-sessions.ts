import type { MemberId, OperatorId } from '@portal/protocol';
import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findCredentialOf } from '../store.ts';
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

/** The same of somebody else, for operators. Refuses with `not_found`. */
export async function readSessionsOf(
  ctx: Ctx<OperatorActor>,
  id: MemberId | OperatorId,
): Promise<readonly OwnSession[]> {
  if ((await findCredentialOf(ctx.tx, id)) === undefined) {
    throw new Refusal('not_found');
  }
  return sessionsOf(ctx, id);
}

function sessionsOf(ctx: Ctx, subjectId: string): Promise<readonly OwnSession[]> {
  return selectOwnSessions(ctx.tx, { subjectId, now: ctx.clock.now(), limit: mostShown });
}
