import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { manageAbilities, presentCampaign } from './present-campaigns.ts';
import { selectCampaigns } from './store-campaigns.ts';
import { createCampaign } from './use-cases/create-campaign.ts';
import { previewCampaign } from './use-cases/preview-campaign.ts';
import { stopCampaign } from './use-cases/stop-campaign.ts';

/** What is older stands in the trail. */
const mostListed = 200;

/** Messages of operators to a part of the members (BO-09). */
export const campaignRoutes: readonly Route[] = [
  route(endpoints.listCampaigns, async (ctx) => ({
    list: (await selectCampaigns(ctx.tx, mostListed)).map((row) => presentCampaign(row, ctx.actor)),
    abilities: manageAbilities(ctx.actor),
    hasVip: ctx.site.hasVip,
  })),
  route(endpoints.previewCampaign, (ctx, { body }) => previewCampaign(ctx, body.segment)),
  route(endpoints.createCampaign, async (ctx, { body: { sendAt, ...body } }) => {
    const moment = sendAt === null ? undefined : Temporal.Instant.from(sendAt);
    return presentCampaign(await createCampaign(ctx, { ...body, sendAt: moment }), ctx.actor);
  }),
  route(endpoints.stopCampaign, async (ctx, { params, body }) =>
    presentCampaign(await stopCampaign(ctx, { ...params, ...body }), ctx.actor),
  ),
];
