import type { VendorFindingId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { recordEvents } from '../../../trail/index.ts';
import { lockOpenFinding } from '../open-finding.ts';
import { ownFinding } from '../store-findings.ts';

/**
 * Makes an operator the owner of a finding, also one that somebody else had; the trail says from
 * whom it came. Refusals in order: `not_found`, `finding_closed`.
 */
export async function claimFinding(
  ctx: Ctx<OperatorActor>,
  command: { readonly id: VendorFindingId },
): Promise<void> {
  const { id } = command;
  const finding = await lockOpenFinding(ctx, id);
  const { id: by, name } = ctx.actor;
  if (finding.ownerId === by) {
    return;
  }
  await ownFinding(ctx.tx, { id, by, name, at: ctx.clock.now() });
  await recordEvents(ctx, {
    action: 'vendor_finding.claim',
    subject: { type: 'vendor', id: finding.vendorCode },
    before: { owner: finding.ownerName ?? '' },
    after: { finding: id, owner: name, transaction: finding.txId },
  });
}
