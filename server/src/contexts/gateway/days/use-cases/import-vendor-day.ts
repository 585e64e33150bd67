import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { hasBets, selectVendorAccounts } from '../../store-accounts.ts';
import { readDayFile } from '../day-file.ts';
import { keepVendorDay, type VendorDay } from './keep-vendor-day.ts';

/**
 * Holds a file of a vendor against our bets of a day. Refuses with `not_found` for a vendor of
 * whose bets we know none, then `vendor_file_unreadable`.
 */
export async function importVendorDay(
  ctx: Ctx<OperatorActor>,
  { file, ...run }: VendorDay & { readonly file: string },
): Promise<void> {
  const accounts = await selectVendorAccounts(ctx.tx);
  const vendor = accounts.find(({ vendorCode }) => vendorCode === run.vendorCode);
  if (vendor === undefined || !hasBets(vendor)) {
    throw new Refusal('not_found');
  }
  await keepVendorDay(ctx, { ...run, source: 'file', ...readDayFile(file) });
}
