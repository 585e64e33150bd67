import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import { selectVendorSecret, updateVendorKeys } from '../store-accounts.ts';
import { keysAt, openKeys, sealKeys, withoutEarlier } from '../vendor-keys.ts';

/**
 * The key before the one in use opens nothing any more, within two seconds in every process (R97).
 * Refuses `not_found`, then `vendor_stands_so` where no such key opens now.
 */
export async function endEarlierKey(
  ctx: Ctx<OperatorActor>,
  command: { readonly vendorCode: string; readonly reason: string },
): Promise<void> {
  const { vendorCode, reason } = command;
  const stored = await selectVendorSecret(ctx.tx, vendorCode);
  if (stored === undefined) {
    throw new Refusal('not_found');
  }
  const keys = openKeys(ctx.cipher, vendorCode, stored.keysSecret);
  if (keysAt(keys, ctx.clock.now()).accepted.length < 2) {
    throw new Refusal('vendor_stands_so');
  }
  const keysSecret = sealKeys(ctx.cipher, vendorCode, withoutEarlier(keys));
  await updateVendorKeys(ctx.tx, { vendorCode, keysSecret });
  await recordAct(ctx, {
    action: 'vendor.end_key',
    subject: { type: 'vendor', id: vendorCode },
    reason,
  });
}
