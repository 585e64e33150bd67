import type { Ctx, MemberActor, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { deleteHandOffsOf } from '../hand-off/store-hand-offs.ts';
import { deviceOfSession } from '../places/store-places.ts';
import { lockCredential } from '../store.ts';
import { distrustBySessions, distrustDevices, isAboveOwnTrust } from '../store-devices.ts';
import { endOtherSessionsOf } from '../store-sessions.ts';

/**
 * Signs other browsers of the caller out: one, or all of them (R71). Returns the sessions for the
 * `Authenticator` to drop. One that is somebody else's, or over, is `not_found`; the own one ends
 * by signing out. All of them are also those that a link would still open. Their browsers are
 * trusted no more (X8), unless they are and the one that asks is not (R68); the credential is
 * locked, so that nobody who comes in brings that back.
 */
export async function endOwnSessions(
  ctx: Ctx<MemberActor | OperatorActor>,
  only?: string,
): Promise<readonly string[]> {
  const { actor } = ctx;
  const kept = { subjectId: actor.id, sessionId: actor.sessionId };
  const ending = { at: ctx.clock.now(), because: 'ended_by_owner' } as const;
  await lockCredential(ctx.tx, actor.id);
  const ended = await endOtherSessionsOf(
    ctx.tx,
    { ...kept, ...(only !== undefined && { only }) },
    ending,
  );
  const device = await deviceOfSession(ctx.tx, actor.sessionId);
  const others = { subjectId: actor.id, kept: device };
  const isAbove = await isAboveOwnTrust(ctx.tx, others);
  if (only === undefined) {
    await deleteHandOffsOf(ctx.tx, actor.id);
  }
  if (!isAbove) {
    await (only === undefined
      ? distrustDevices(ctx.tx, others)
      : distrustBySessions(ctx.tx, { ids: ended, kept: device }));
  }
  if (only !== undefined && ended.length === 0) {
    throw new Refusal('not_found');
  }
  if (ended.length > 0) {
    await recordEvents(ctx, {
      action: `${actor.kind}.end_sessions`,
      subject: { type: actor.kind, id: actor.id },
      after: { sessions: String(ended.length) },
    });
  }
  return ended;
}
