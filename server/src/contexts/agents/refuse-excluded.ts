import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { excludedAmong } from '../limits/index.ts';

/**
 * Refuses with `self_excluded` an agent who is excluded as a player: what is earned is kept and can
 * be looked at, but nobody new comes to stand below, unless the site lets such an agent go on
 * (agents-loyalty-money.md H).
 */
export async function refuseExcluded(ctx: Ctx<MemberActor>): Promise<void> {
  const { id, isAgent } = ctx.actor;
  const isRunningOn = isAgent && ctx.site.excludedAgentsRunOn;
  if (!isRunningOn && (await excludedAmong(ctx, [id])).has(id)) {
    throw new Refusal('self_excluded');
  }
}
