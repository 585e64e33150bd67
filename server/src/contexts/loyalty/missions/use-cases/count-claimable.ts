import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { readMissionSummary } from './read-mission-summary.ts';

/** How many missions the caller may claim now; none of a trial. */
export async function countClaimable(ctx: Ctx<MemberActor>): Promise<number> {
  const views = await readMissionSummary(ctx);
  return views.filter(({ status }) => status === 'CLAIM').length;
}
