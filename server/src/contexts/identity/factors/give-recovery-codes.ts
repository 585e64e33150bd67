import type { Ctx } from '../../../platform/context.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.ts';
import { deleteRecoveryCodes, insertRecoveryCodes } from './store-factors.ts';

/** New codes in the place of all that were there; shown to their owner once. */
export async function giveRecoveryCodes(ctx: Ctx, subjectId: string): Promise<readonly string[]> {
  const codes = newRecoveryCodes(ctx.random);
  await deleteRecoveryCodes(ctx.tx, subjectId);
  const hashes = codes.map((code) => recoveryCodeHash(code));
  await insertRecoveryCodes(ctx.tx, { subjectId, hashes, at: ctx.clock.now() });
  return codes;
}
