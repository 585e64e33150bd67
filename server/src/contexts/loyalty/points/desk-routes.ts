import { abilitiesOf, type ApprovalId, type Endpoints, type ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import type { PromiseRules } from '../made-alone.ts';
import { readAccounts } from '../../members/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import { presentRules } from './present.ts';
import { presentGoods, presentQueued } from './present-desk.ts';
import { ruleForm } from './rule-form.ts';
import { readRules } from './rules.ts';
import { type Goods, selectGoods } from './store-goods.ts';
import type { Redeem } from './store-redeems.ts';
import { decideRedeem } from './use-cases/decide-redeem.ts';
import { shipRedeem } from './use-cases/ship-redeem.ts';
import { listRedeemQueue } from './use-cases/list-redeem-queue.ts';
import { readMemberPoints } from './use-cases/read-member-points.ts';
import { submitGoods, submitGoodsChange } from './use-cases/submit-goods.ts';
import { submitPointRule } from './use-cases/submit-point-rule.ts';
import { submitTaking, type TakingRules } from './use-cases/submit-taking.ts';
import type { Taken } from './use-cases/take-points.ts';

const rowsPerPage = 20;

/** The points shop and its orders (BO-09). */
export function pointDeskRoutes(rules: PromiseRules & TakingRules): readonly Route[] {
  return [
    ...orderRoutes,
    ...promiseRoutes(rules),
    route(endpoints.readMemberPoints, async (ctx, { params: { id } }) => {
      const { points, owed } = await readMemberPoints(ctx, id);
      return { points: String(points), owed: String(owed) };
    }),
    moneyRoute(endpoints.takePoints, async (ctx, { params: { id }, body: { points, reason } }) => {
      const command = { memberId: id, points: BigInt(points), reason };
      const outcome = await submitTaking(ctx, command, rules);
      return typeof outcome === 'string' ? waitingTaking(outcome) : presentTaken(outcome);
    }),
  ];
}

function waitingTaking(approvalId: ApprovalId): ReplyOf<Endpoints['takePoints']> {
  return { outcome: 'waiting', approvalId, taken: '0', owed: '0' };
}

function presentTaken({ taken, owed }: Taken): ReplyOf<Endpoints['takePoints']> {
  return { outcome: 'taken', approvalId: null, taken: String(taken), owed: String(owed) };
}

/** What promises more to members may wait for a second person. */
function promiseRoutes(rules: PromiseRules): readonly Route[] {
  return [
    moneyRoute(endpoints.createGoods, async (ctx, { body }) =>
      keptOrWaiting(await submitGoods(ctx, body, rules), ctx),
    ),
    moneyRoute(endpoints.changeGoods, async (ctx, { params: { id }, body }) =>
      keptOrWaiting(await submitGoodsChange(ctx, { id, body }, rules), ctx),
    ),
    moneyRoute(endpoints.changePointRule, async (ctx, { params: { type }, body }) => {
      const rule = ruleForm(type, body, ctx.site.currency);
      const command = { type, rule, reason: body.reason };
      const approvalId = await submitPointRule(ctx, command, rules);
      return { ...presentRules(await readRules(ctx.tx), ctx), approvalId };
    }),
  ];
}

function keptOrWaiting(outcome: Goods | ApprovalId, { site }: Pick<Ctx, 'site'>) {
  return typeof outcome === 'string'
    ? { goods: null, approvalId: outcome }
    : { goods: presentGoods(outcome, site.currency), approvalId: null };
}

const orderRoutes: readonly Route[] = [
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
