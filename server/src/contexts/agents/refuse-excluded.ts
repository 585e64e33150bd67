import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { excludedAmong } from '../limits/index.ts';

/**
 * Refuses with `self_excluded` an agent who is excluded as a player: what is earned is kept and can
 * be looked at, but nobody new comes to stand below (agents-loyalty-money.md H).
 */
export async function refuseExcluded(ctx: Ctx, agentId: MemberId): Promise<void> {
  if ((await excludedAmong(ctx, [agentId])).has(agentId)) {
    throw new Refusal('self_excluded');
  }
}
