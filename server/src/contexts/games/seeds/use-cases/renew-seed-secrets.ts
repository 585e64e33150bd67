import type { Ctx } from '../../../../platform/context.ts';
import { renewedSecret } from '../../../../platform/secrets/renew.ts';
import { seedPlace } from '../seed-secrets.ts';
import { lockSecrets, renewSecrets, selectOtherSecrets } from '../store-seed-secrets.ts';

/** One transaction locks so many pairs at most. */
const seedsAtOnce = 1000;
const seedBytes = 32;

/**
 * Puts seeds that stand in clear, or under an earlier key, under the key in use; answers how many.
 * None are left when it answers 0.
 */
export async function renewSeedSecrets(ctx: Ctx): Promise<number> {
  await lockSecrets(ctx.tx);
  const rows = await selectOtherSecrets(ctx.tx, { prefix: ctx.cipher.prefix, limit: seedsAtOnce });
  const renewed = rows.map(({ seedIndex, hash, seedSecret }) => ({
    seedIndex,
    secret: renewedSecret(ctx.cipher, seedPlace(hash), {
      stored: seedSecret,
      isClear: seedSecret.length === seedBytes,
    }),
  }));
  if (renewed.length > 0) {
    await renewSecrets(ctx.tx, renewed);
  }
  return renewed.length;
}
