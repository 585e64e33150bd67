import { assertDefined } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { firstLinkOf, type Invitation } from '../agents/index.ts';
import { memberNamed } from '../members/index.ts';

/** Who joins the demo below an agent comes through the agent's own link. */
export async function linkOfAgent(ctx: Ctx, account: string): Promise<Invitation> {
  const agent = assertDefined(await memberNamed(ctx, account), 'agents join before their teams');
  return {
    uplineId: agent.id,
    linkCode: await firstLinkOf(ctx, agent.id),
    referrerId: null,
  };
}
