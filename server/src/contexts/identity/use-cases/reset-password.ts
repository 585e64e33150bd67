import type { Ctx } from '../../../platform/context.ts';
import { temporaryUntil } from '../temporary-password.ts';
import { setPassword } from '../store.ts';
import { endSessionsOf } from '../store-sessions.ts';

/**
 * Gives a subject a temporary password, hashed before the transaction, and ends its sessions; the
 * caller tells the `Authenticator` to drop them once its transaction is committed.
 */
export async function resetPassword(
  ctx: Ctx,
  reset: { readonly subjectId: string; readonly passwordHash: string },
): Promise<readonly string[]> {
  await setPassword(ctx.tx, { ...reset, mustChange: true, expiresAt: temporaryUntil(ctx) });
  const because = 'password_reset';
  return endSessionsOf(ctx.tx, reset.subjectId, { at: ctx.clock.now(), because });
}
