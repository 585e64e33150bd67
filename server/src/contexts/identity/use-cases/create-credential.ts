import type { Ctx } from '../../../platform/context.ts';
import type { NewCredential } from '../store.ts';
import { insertCredential } from '../store.ts';
import { temporaryUntil } from '../temporary-password.ts';

/**
 * False when the name is taken in its realm; the password was hashed before the transaction. One
 * that its owner has to replace ends with its first use, and that of an operator after some days
 * too. A member’s has no other end, because nobody could give a member another one.
 */
export async function createCredential(
  ctx: Ctx,
  credential: Omit<NewCredential, 'at' | 'expiresAt'>,
): Promise<boolean> {
  const endsByItself = credential.mustChange === true && credential.realm === 'operator';
  return insertCredential(ctx.tx, {
    ...credential,
    ...(endsByItself && { expiresAt: temporaryUntil(ctx) }),
    at: ctx.clock.now(),
  });
}
