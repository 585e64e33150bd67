import type { KycCaseId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type CaseRow, lockCase } from './store-cases.ts';

/** Whether somebody else has taken the papers and still has them. */
export function isClaimedByOther(
  row: Pick<CaseRow, 'claimedBy' | 'claimedUntil'>,
  viewer: Pick<Ctx<OperatorActor>, 'actor' | 'clock'>,
): boolean {
  const { claimedBy, claimedUntil } = row;
  return (
    claimedBy !== null &&
    claimedBy !== viewer.actor.id &&
    claimedUntil !== null &&
    Temporal.Instant.compare(claimedUntil, viewer.clock.now()) > 0
  );
}

/**
 * Locks papers for a decision. Refusals in order: `not_found`, `papers_claimed`, `papers_decided`.
 */
export async function lockForDecision(ctx: Ctx<OperatorActor>, id: KycCaseId): Promise<CaseRow> {
  const row = await lockCase(ctx.tx, id);
  if (row === undefined || row.siteId !== ctx.site.id) {
    throw new Refusal('not_found');
  }
  if (isClaimedByOther(row, ctx)) {
    const { claimedByName: by, claimedUntil } = row;
    throw new Refusal('papers_claimed', { by, until: String(claimedUntil) });
  }
  if (row.state !== 'waiting') {
    throw new Refusal('papers_decided');
  }
  return row;
}
