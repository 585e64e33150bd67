import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { deleteHandOffsOf } from '../hand-off/store-hand-offs.ts';
import { deviceOfSession } from '../places/store-places.ts';
import { lockCredential } from '../store.ts';
import {
  endSessionsOfDevice,
  findOwnDevice,
  isAboveOwnTrust,
  markRemoved,
} from '../store-devices.ts';
import { endOtherSessionsOf } from '../store-sessions.ts';

/**
 * Takes other browsers of the caller off the account: one, or all of them. They are signed out and
 * trusted no more. Returns the sessions for the `Authenticator` to drop. One that is somebody
 * else's, or gone, is `not_found`; so is the own one, which its owner leaves by signing out. From a
 * browser that is not trusted no trusted one is taken off: `verification_required` (R68). The
 * credential is locked, so that nobody who is just coming in brings the trust back; sessions end
 * before it goes, so that one that is being verified does not either.
 */
export async function removeDevices(
  ctx: Ctx<MemberActor>,
  id?: string,
): Promise<readonly string[]> {
  const { id: subjectId, sessionId } = ctx.actor;
  const ending = { at: ctx.clock.now(), because: 'ended_by_owner' } as const;
  await lockCredential(ctx.tx, subjectId);
  const kept = await deviceOfSession(ctx.tx, sessionId);
  const only = id === undefined ? undefined : await findOwnDevice(ctx.tx, { subjectId, id });
  if (id !== undefined && (only === undefined || only === kept)) {
    throw new Refusal('not_found');
  }
  if (await isAboveOwnTrust(ctx.tx, { subjectId, kept, only })) {
    throw new Refusal('verification_required');
  }
  const ended =
    only === undefined
      ? await endOtherSessionsOf(ctx.tx, { subjectId, sessionId }, ending)
      : await endSessionsOfDevice(ctx.tx, { subjectId, device: only }, ending);
  if (only === undefined) {
    await deleteHandOffsOf(ctx.tx, subjectId);
  }
  const removed = await markRemoved(ctx.tx, { subjectId, kept, only }, ending.at);
  await recordEvents(ctx, {
    action: 'member.drop_devices',
    subject: { type: 'member', id: subjectId },
    after: { devices: String(removed.length), sessions: String(ended.length) },
  });
  return ended;
}
