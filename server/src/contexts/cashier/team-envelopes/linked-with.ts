import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { clustersAmong } from '../../identity/index.ts';

/**
 * Who of them may be the agent: an envelope is a transfer, and nobody sends one to the own second
 * account (agents-loyalty-money.md D6, E7).
 */
export async function linkedWith(
  ctx: Ctx,
  agentId: MemberId,
  memberIds: readonly MemberId[],
): Promise<ReadonlySet<MemberId>> {
  const clusters = await clustersAmong(ctx, [agentId, ...memberIds]);
  const own = clusters.get(agentId);
  return new Set(memberIds.filter((id) => own !== undefined && clusters.get(id) === own));
}
