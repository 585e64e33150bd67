import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { lockedMostToGrant } from '../bounds.ts';
import { type GroupQuotas, withFreeGroup } from '../group-quota.ts';
import { insertTerms } from '../store-terms.ts';
import { higherOf, lowerOf, storedTerms, type Terms, usualTerms } from '../terms.ts';

/**
 * The terms under which an account is opened. A link may be older than what its agent holds today:
 * nobody gets more than the agent could grant now (A8), nor a group that is full (A9). They are of
 * the very moment of the position, by which the rebates of the first day know them.
 */
export async function grantFirstTerms(
  ctx: Ctx,
  grant: {
    readonly memberId: MemberId;
    readonly agentId: MemberId;
    readonly terms: Terms;
    readonly takenAt: Temporal.Instant;
  },
  quotas: GroupQuotas,
): Promise<void> {
  const most = await lockedMostToGrant(ctx, grant.agentId);
  const { agentId } = grant;
  const allowed = higherOf(usualTerms, lowerOf(grant.terms, most));
  const terms = await withFreeGroup(ctx, { agentId, terms: allowed }, quotas);
  await insertTerms(ctx.tx, {
    ...storedTerms(terms),
    memberId: grant.memberId,
    effectiveAt: grant.takenAt,
    setAt: grant.takenAt,
    setBy: agentId,
  });
}
