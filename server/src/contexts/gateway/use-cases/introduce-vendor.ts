import type { Introduction } from '@portal/vendors';
import type { Ctx } from '../../../platform/context.ts';
import { offerVendor } from '../../catalog/index.ts';
import { selectVendorSecret, upsertVendorAccount, upsertVendorPurse } from '../store-accounts.ts';
import { keysFrom, openKeys, sealKeys } from '../vendor-keys.ts';

/**
 * Takes what a vendor says of itself: its account, its keys, its games. A vendor that comes again
 * with another key is still heard with the one before it, for a time that the site sets (R97).
 */
export async function introduceVendor(ctx: Ctx, vendor: Introduction): Promise<void> {
  const { code, name, dialect, launchUrl, transferUrl, reportUrl = null, games } = vendor;
  await offerVendor(ctx, { code, name, games });
  const stored = await selectVendorSecret(ctx.tx, code);
  const isSame = stored?.dialect === dialect;
  const before = isSame ? openKeys(ctx.cipher, code, stored.keysSecret) : undefined;
  const at = ctx.clock.now();
  const keys = keysFrom(vendor, before, at.add({ hours: ctx.site.vendorKeyHours }));
  await upsertVendorAccount(ctx.tx, {
    vendorCode: code,
    dialect,
    launchUrl,
    reportUrl,
    keysSecret: sealKeys(ctx.cipher, code, keys),
    at,
  });
  if (transferUrl !== undefined) {
    await upsertVendorPurse(ctx.tx, { vendorCode: code, transferUrl });
  }
}
