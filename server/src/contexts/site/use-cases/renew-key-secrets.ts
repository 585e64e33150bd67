import type { Ctx } from '../../../platform/context.ts';
import { renewedSecret } from '../../../platform/secrets/renew.ts';
import { keyPlace } from '../key-secrets.ts';
import { lockKeys, renewKey, selectOtherKeys } from '../store.ts';

/**
 * Puts private keys that stand in clear, or under an earlier key of the secrets, under the one in
 * use; answers how many there were.
 */
export async function renewKeySecrets(ctx: Pick<Ctx, 'tx' | 'cipher'>): Promise<number> {
  await lockKeys(ctx.tx);
  const rows = await selectOtherKeys(ctx.tx, ctx.cipher.prefix);
  for (const { kid, clear, secret } of rows) {
    const stored = secret ?? Buffer.from(clear ?? '');
    const renewed = renewedSecret(ctx.cipher, keyPlace(kid), { stored, isClear: secret === null });
    await renewKey(ctx.tx, { kid, secret: renewed });
  }
  return rows.length;
}
