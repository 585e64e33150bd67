import type { Ctx } from '../../../platform/context.ts';
import { lockCatalogue, updateVendorOpen } from '../store-vendors.ts';

/**
 * Stops all games of a vendor, or opens those that are not stopped one by one; every process knows
 * within a second (R39). False where the vendor stands so already.
 */
export async function switchVendor(
  ctx: Ctx,
  vendor: { readonly code: string; readonly isOpen: boolean },
): Promise<boolean> {
  await lockCatalogue(ctx.tx);
  return updateVendorOpen(ctx.tx, vendor);
}
