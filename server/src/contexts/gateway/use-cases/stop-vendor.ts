import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { switchVendor } from '../../catalog/index.ts';
import { recordAct } from '../../trail/index.ts';
import { selectVendorSecret } from '../store-accounts.ts';
import { deleteStop, insertStop } from '../store-stops.ts';

export interface VendorSwitch {
  readonly vendorCode: string;
  readonly isOpen: boolean;
  readonly reason: string;
}

/**
 * Stops a vendor, or opens it again: launches and new stakes follow within a second in every
 * process, results and refunds of what was staked before are taken as ever (R39, rule 13). Refuses
 * `not_found`, then `vendor_stands_so`.
 */
export async function stopVendor(ctx: Ctx<OperatorActor>, command: VendorSwitch): Promise<void> {
  const { vendorCode, isOpen, reason } = command;
  if ((await selectVendorSecret(ctx.tx, vendorCode)) === undefined) {
    throw new Refusal('not_found');
  }
  if (!(await switchVendor(ctx, { code: vendorCode, isOpen }))) {
    throw new Refusal('vendor_stands_so');
  }
  await deleteStop(ctx.tx, vendorCode);
  if (!isOpen) {
    const { name: stoppedBy } = ctx.actor;
    await insertStop(ctx.tx, { vendorCode, stoppedAt: ctx.clock.now(), stoppedBy, reason });
  }
  await recordAct(ctx, {
    action: isOpen ? 'vendor.open' : 'vendor.stop',
    subject: { type: 'vendor', id: vendorCode },
    reason,
  });
}
