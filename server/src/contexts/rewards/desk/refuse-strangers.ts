import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { memberNamed } from '../../members/index.ts';
import type { PromotionOffer } from '../promotions/terms.ts';

/** Refuses with `promotion_agent_unknown` where a line is named after nobody who is an agent. */
export async function refuseStrangers(
  ctx: Ctx,
  { audience }: Pick<PromotionOffer, 'audience'>,
): Promise<void> {
  for (const account of audience.agents) {
    const member = await memberNamed(ctx, account);
    // The line is compared by the account as it is written.
    if (member?.kind !== 'agent' || member.account !== account) {
      throw new Refusal('promotion_agent_unknown', { account });
    }
  }
}
