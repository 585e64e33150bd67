import { abilitiesOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { PromotionEntryId, PromotionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { GiftRules } from '../envelopes/given-alone.ts';
import { minorOf } from '../promotions/terms.ts';
import { presentApplication, presentDesk, promotionForm } from './present-desk.ts';
import { presentSimulation } from './present-simulation.ts';
import { createPromotion } from './use-cases/create-promotion.ts';
import { decideApplication } from './use-cases/decide-application.ts';
import { listApplications, readApplication } from './use-cases/list-applications.ts';
import { listDeskPromotions, readDeskPromotion } from './use-cases/list-desk-promotions.ts';
import { linkPicture } from './use-cases/link-picture.ts';
import { simulatePromotion } from './use-cases/simulate-promotion.ts';
import { readPicture } from './use-cases/read-picture.ts';
import { submitApproval } from './use-cases/submit-approval.ts';
import { submitPromotionAct } from './use-cases/submit-promotion-act.ts';
import { submitPromotionChange } from './use-cases/submit-promotion-change.ts';

const rowsPerPage = 20;

/** Promotions at the desk (BO-08). */
const promotionRoutes: readonly Route[] = [
  route(endpoints.listDeskPromotions, async (ctx, { query }) => {
    const rows = await listDeskPromotions(ctx, query.state);
    const mayManage = abilitiesOf(ctx.actor.role).includes('loyalty.manage');
    const abilities: 'create'[] = mayManage ? ['create'] : [];
    const list = rows.map((row) => presentDesk(row, ctx));
    return { currency: ctx.site.currency, list, abilities };
  }),
  route(endpoints.readDeskPromotion, (ctx, { params }) => shown(ctx, params.id)),
  route(endpoints.createPromotion, async (ctx, { body }) => {
    const form = promotionForm(body, ctx.site.currency);
    return shown(ctx, await createPromotion(ctx, { ...form, state: 'draft' }));
  }),
  route(endpoints.simulatePromotion, async (ctx, { body }) => {
    const { offer, days } = body;
    const { currency } = ctx.site;
    const budgetMinor = minorOf(body.budgetAmount, currency);
    return presentSimulation(await simulatePromotion(ctx, { offer, days, budgetMinor }), currency);
  }),
  route(endpoints.listApplications, async (ctx, { query }) => {
    const { view = 'waiting', cursor, limit = rowsPerPage } = query;
    const { rows, nextCursor } = await listApplications(ctx, { view, cursor, limit });
    return { content: rows.map((row) => presentApplication(row, ctx)), nextCursor };
  }),
  route(endpoints.createPictureLink, (ctx, { params }) => linkPicture(ctx, params.id)),
  route(endpoints.readApplicationPicture, (ctx, { params }) => readPicture(ctx, params.key)),
  moneyRoute(endpoints.refuseApplication, async (ctx, { params: { id }, body: { reason } }) => {
    await decideApplication(ctx, { id, decision: 'refuse', reason });
    return decided(ctx, id);
  }),
];

/** Promotions and their applications at the desk; money above the ceiling asks two (R53). */
export function promotionDeskRoutes(giftRules: () => GiftRules): readonly Route[] {
  return [
    ...promotionRoutes,
    moneyRoute(endpoints.changePromotion, async (ctx, { params: { id }, body }) => {
      const form = promotionForm(body, ctx.site.currency);
      await submitPromotionChange(ctx, { ...form, id, revision: body.revision }, giftRules());
      return shown(ctx, id);
    }),
    moneyRoute(endpoints.actOnPromotion, async (ctx, { params: { id }, body }) => {
      await submitPromotionAct(ctx, { id, ...body }, giftRules());
      return shown(ctx, id);
    }),
    moneyRoute(endpoints.approveApplication, async (ctx, { params: { id }, body: { reason } }) => {
      await submitApproval(ctx, { id, reason }, giftRules());
      return decided(ctx, id);
    }),
  ];
}

async function shown(ctx: Ctx<OperatorActor>, id: PromotionId) {
  return presentDesk(await readDeskPromotion(ctx, id), ctx);
}

async function decided(ctx: Ctx<OperatorActor>, id: PromotionEntryId) {
  return presentApplication(await readApplication(ctx, id), ctx);
}
