import type { Ctx } from '../../../platform/context.ts';
import type { NewCredential } from '../store.ts';
import { insertCredential } from '../store.ts';
import { temporaryUntil } from '../temporary-password.ts';

/**
 * False when the name is taken in its realm; the password was hashed before the transaction. One
 * that its owner has to replace is good for some days only.
 */
export async function createCredential(
  ctx: Ctx,
  credential: Omit<NewCredential, 'at' | 'expiresAt'>,
): Promise<boolean> {
  return insertCredential(ctx.tx, {
    ...credential,
    ...(credential.mustChange === true && { expiresAt: temporaryUntil(ctx) }),
    at: ctx.clock.now(),
  });
}
