import type { VendorFindingId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type FindingRow, lockFinding } from './store-findings.ts';

/** A finding that waits, locked. Refuses `not_found`, then `finding_closed`. */
export async function lockOpenFinding(
  ctx: Ctx<OperatorActor>,
  id: VendorFindingId,
): Promise<FindingRow> {
  const finding = await lockFinding(ctx.tx, id);
  if (finding === undefined) {
    throw new Refusal('not_found');
  }
  if (finding.closedAt !== null) {
    throw new Refusal('finding_closed');
  }
  return finding;
}
