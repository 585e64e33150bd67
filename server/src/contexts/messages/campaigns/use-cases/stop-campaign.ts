import type { CampaignId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { recordAct } from '../../../trail/index.ts';
import { isOpen } from '../present-campaigns.ts';
import { type Campaign, lockCampaign, updateStopped } from '../store-campaigns.ts';

/** Nobody more gets it; whoever has it keeps it. Refuses `not_found`, then `campaign_state`. */
export async function stopCampaign(
  ctx: Ctx<OperatorActor>,
  { id, reason }: { readonly id: CampaignId; readonly reason: string },
): Promise<Campaign> {
  const campaign = await lockCampaign(ctx.tx, id);
  if (campaign === undefined) {
    throw new Refusal('not_found');
  }
  if (!isOpen(campaign)) {
    throw new Refusal('campaign_state');
  }
  const endedAt = ctx.clock.now();
  await updateStopped(ctx.tx, id, endedAt);
  await recordAct(ctx, {
    action: 'campaign.stop',
    subject: { type: 'campaign', id },
    after: { name: campaign.titles['en'] ?? '', members: String(campaign.reached) },
    reason,
  });
  return { ...campaign, state: 'stopped', endedAt };
}
