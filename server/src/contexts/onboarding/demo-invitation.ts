import { assertDefined } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { findInvitation, firstLinkOf, type Invitation, readInviting } from '../agents/index.ts';
import { memberNamed } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

/** Who joins the demo below an agent comes through the agent's own link. */
export async function linkOfAgent(ctx: Ctx, account: string): Promise<Invitation> {
  const agent = assertDefined(await memberNamed(ctx, account), 'agents join before their teams');
  return {
    uplineId: agent.id,
    linkCode: await firstLinkOf(ctx, agent.id),
    referrerId: null,
  };
}

/** Who was brought along comes with the code of the member. */
export async function codeOfMember(
  ctx: Ctx,
  site: SiteConfiguration,
  account: string,
): Promise<Invitation> {
  const member = assertDefined(
    await memberNamed(ctx, account),
    'members join before their friends',
  );
  const inviting = await readInviting(ctx, member.id);
  return findInvitation(ctx, site, { referralCode: inviting?.code });
}
