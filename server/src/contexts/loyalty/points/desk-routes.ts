import { abilitiesOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { readAccounts } from '../../members/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { presentRules } from './present.ts';
import { goodsForm, presentGoods, presentQueued } from './present-desk.ts';
import { ruleForm } from './rule-form.ts';
import { selectGoods } from './store-goods.ts';
import type { Redeem } from './store-redeems.ts';
import { changeGoods } from './use-cases/change-goods.ts';
import { changePointRule } from './use-cases/change-point-rule.ts';
import { createGoods } from './use-cases/create-goods.ts';
import { decideRedeem } from './use-cases/decide-redeem.ts';
import { shipRedeem } from './use-cases/ship-redeem.ts';
import { listRedeemQueue } from './use-cases/list-redeem-queue.ts';

const rowsPerPage = 20;

/** The points shop and its orders (BO-09). */
export const pointDeskRoutes: readonly Route[] = [
  route(endpoints.listGoods, async (ctx) => {
    const { currency } = ctx.site;
    const mayManage = abilitiesOf(ctx.actor.role).includes('loyalty.manage');
    const abilities: 'manage'[] = mayManage ? ['manage'] : [];
    const rows = await selectGoods(ctx.tx);
    return {
      currency,
      list: rows.map((goods) => presentGoods(goods, currency)),
      abilities,
    };
  }),
  route(endpoints.createGoods, async (ctx, { body }) => {
    const { currency } = ctx.site;
    const form = goodsForm(body, currency);
    return presentGoods(await createGoods(ctx, { form, reason: body.reason }), currency);
  }),
  route(endpoints.changeGoods, async (ctx, { params, body }) => {
    const { currency } = ctx.site;
    const { reason, version } = body;
    const command = { id: params.id, version, reason, form: goodsForm(body, currency) };
    return presentGoods(await changeGoods(ctx, command), currency);
  }),
  route(endpoints.changePointRule, async (ctx, { params: { type }, body }) => {
    const rule = ruleForm(type, body, ctx.site.currency);
    return presentRules(await changePointRule(ctx, { type, rule, reason: body.reason }), ctx);
  }),
  route(endpoints.listRedeemQueue, async (ctx, { query }) => {
    const { view = 'waiting', cursor, limit = rowsPerPage } = query;
    const page = await listRedeemQueue(ctx, { view, cursor, limit });
    const content = page.rows.map((row) => presentQueued(row, ctx));
    return { content, nextCursor: page.nextCursor };
  }),
  moneyRoute(endpoints.approveRedeem, async (ctx, { params: { id }, body }) => {
    const { remark, trackingNo } = body;
    const decision = { id, decision: 'APPROVED', remark, trackingNo } as const;
    return shown(ctx, await decideRedeem(ctx, decision));
  }),
  moneyRoute(endpoints.rejectRedeem, async (ctx, { params: { id }, body: { remark } }) => {
    const decision = { id, decision: 'REJECTED', remark, trackingNo: undefined } as const;
    return shown(ctx, await decideRedeem(ctx, decision));
  }),
  route(endpoints.shipRedeem, async (ctx, { params: { id }, body: { trackingNo } }) =>
    shown(ctx, await shipRedeem(ctx, { id, trackingNo })),
  ),
];

async function shown(ctx: Ctx<OperatorActor>, order: Redeem) {
  const accounts = await readAccounts(ctx, [order.memberId]);
  return presentQueued({ ...order, account: accounts.get(order.memberId) ?? '' }, ctx);
}
