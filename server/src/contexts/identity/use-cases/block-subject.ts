import type { Ctx } from '../../../platform/context.ts';
import { setBlocked } from '../store.ts';
import { distrustDevices } from '../store-devices.ts';
import { endSessionsOf } from '../store-sessions.ts';

/**
 * Stops every sign-in of a subject, ends its sessions and trusts none of its browsers any more (F):
 * once it is unlocked, each shows again who sits there. The caller tells the `Authenticator` to
 * drop the returned sessions once its transaction is committed.
 */
export async function blockSubject(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  await setBlocked(ctx.tx, subjectId, true);
  await distrustDevices(ctx.tx, { subjectId, kept: '' });
  return endSessionsOf(ctx.tx, subjectId, { at: ctx.clock.now(), because: 'blocked' });
}

export async function unblockSubject(ctx: Ctx, subjectId: string): Promise<void> {
  await setBlocked(ctx.tx, subjectId, false);
}
