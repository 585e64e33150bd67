import type { VendorFindingDecision, VendorFindingId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { lockOpenFinding } from '../open-finding.ts';
import { decideFindingRow } from '../store-findings.ts';

/**
 * The owner of a finding says whose books are right, for a reason. What is put right is put right
 * by new entries: the vendor sends again, or a second person approves a correction of the balance.
 * Refusals in order: `not_found`, `finding_closed`, `finding_owned`.
 */
export async function decideFinding(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly id: VendorFindingId;
    readonly decision: VendorFindingDecision;
    readonly reason: string;
  },
): Promise<void> {
  const { id, decision, reason } = command;
  const finding = await lockOpenFinding(ctx, id);
  const { id: by, name } = ctx.actor;
  if (finding.ownerId !== by) {
    throw new Refusal('finding_owned', { by: finding.ownerName ?? '' });
  }
  await decideFindingRow(ctx.tx, { id, decision, reason, name, at: ctx.clock.now() });
  await recordAct(ctx, {
    action: 'vendor_finding.decide',
    subject: { type: 'vendor', id: finding.vendorCode },
    before: { state: 'open' },
    after: { finding: id, decision, kind: finding.kind, transaction: finding.txId },
    reason,
  });
}
