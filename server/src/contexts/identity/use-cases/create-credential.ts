import type { Ctx } from '../../../platform/context.ts';
import type { NewCredential } from '../store.ts';
import { insertCredential } from '../store.ts';

/** False when the name is taken in its realm; the password was hashed before the transaction. */
export async function createCredential(
  ctx: Ctx,
  credential: Omit<NewCredential, 'at'>,
): Promise<boolean> {
  return insertCredential(ctx.tx, { ...credential, at: ctx.clock.now() });
}
