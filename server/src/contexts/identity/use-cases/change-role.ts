import type { Ctx } from '../../../platform/context.ts';
import { setRole } from '../store.ts';
import { endSessionsOf } from '../store-sessions.ts';

/**
 * Gives a subject another role and ends its sessions, which carry the old one (R70). The caller
 * tells the `Authenticator` to drop them once its transaction is committed.
 */
export async function changeRole(
  ctx: Ctx,
  change: { readonly subjectId: string; readonly role: string },
): Promise<readonly string[]> {
  await setRole(ctx.tx, change.subjectId, change.role);
  return endSessionsOf(ctx.tx, change.subjectId, { at: ctx.clock.now(), because: 'role_changed' });
}
