import { assertDefined } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import {
  deleteVendorPlace,
  findVendorPlace,
  upsertVendorPlace,
  type VendorPlace,
} from '../store-places.ts';
import { lockCatalogue } from '../store-vendors.ts';

export interface VendorPlaceChange {
  readonly vendorCode: string;
  /** From 1, which is the front; null goes back among those that stand by their games. */
  readonly place: number | null;
  readonly reason: string;
}

/** Puts a vendor before others in menus and lists, in every process within a second. */
export async function changeVendorPlace(
  ctx: Ctx<OperatorActor>,
  command: VendorPlaceChange,
): Promise<VendorPlace> {
  const { vendorCode, place, reason } = command;
  await lockCatalogue(ctx.tx);
  const before = await findVendorPlace(ctx.tx, vendorCode);
  if (before === undefined) {
    throw new Refusal('not_found');
  }
  await (place === null
    ? deleteVendorPlace(ctx.tx, vendorCode)
    : upsertVendorPlace(ctx.tx, vendorCode, place));
  await recordAct(ctx, {
    action: 'vendor.place',
    subject: { type: 'vendor', id: vendorCode },
    before: { place: String(before.place ?? '') },
    after: { place: String(place ?? '') },
    reason,
  });
  return assertDefined(await findVendorPlace(ctx.tx, vendorCode), 'the vendor was just found');
}
