import type { CampaignSegment } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { marketingConsents, memberIdsAfter } from '../../../members/index.ts';
import { inSegment, openSegment } from '../segment.ts';

/** So many members are looked at in a few statements. */
export const batchSize = 500;

interface Preview {
  readonly members: number;
  readonly email: number;
  readonly sms: number;
}

/** How many a campaign would reach now. Refuses `campaign_agent`. */
export async function previewCampaign(ctx: Ctx, wish: CampaignSegment): Promise<Preview> {
  const segment = await openSegment(ctx, wish);
  const sum = { members: 0, email: 0, sms: 0 };
  let ids = await memberIdsAfter(ctx, '', batchSize);
  while (ids.length > 0) {
    const meant = await inSegment(ctx, ids, segment);
    const consents = await marketingConsents(ctx, meant);
    sum.members += meant.length;
    sum.email += consents.filter(({ channel }) => channel === 'email').length;
    sum.sms += consents.filter(({ channel }) => channel === 'sms').length;
    ids = await memberIdsAfter(ctx, ids.at(-1) ?? '', batchSize);
  }
  return sum;
}
