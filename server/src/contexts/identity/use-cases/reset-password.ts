import type { Ctx } from '../../../platform/context.ts';
import { temporaryUntil } from '../temporary-password.ts';
import { setPassword } from '../store.ts';
import { forgetDevices } from '../store-devices.ts';
import { endSessionsOf } from '../store-sessions.ts';

/**
 * Gives a subject a temporary password, hashed before the transaction, ends its sessions
 * and knows none of its browsers any more; the
 * caller tells the `Authenticator` to drop them once its transaction is committed.
 */
export async function resetPassword(
  ctx: Ctx,
  reset: { readonly subjectId: string; readonly passwordHash: string },
): Promise<readonly string[]> {
  const at = ctx.clock.now();
  await setPassword(ctx.tx, { ...reset, mustChange: true, at, expiresAt: temporaryUntil(ctx) });
  const ended = await endSessionsOf(ctx.tx, reset.subjectId, { at, because: 'password_reset' });
  await forgetDevices(ctx.tx, { subjectId: reset.subjectId, kept: '' }, at);
  return ended;
}
