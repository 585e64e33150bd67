import { endpoints } from '@portal/protocol/endpoints';
import { localeOf } from '../../../platform/locale-of.ts';
import { route, type Route } from '../../../platform/http/route.ts';
import { positionOf } from '../../../platform/position-of.ts';
import { momentsOf } from '../../../platform/site-days.ts';
import { takePaymentProof } from '../../identity/index.ts';
import { moneyRoute } from '../../wallet/index.ts';
import type { LoyaltyRules } from '../loyalty-rules.ts';
import {
  presentBalance,
  presentConverted,
  presentMove,
  presentOffered,
  presentOwnRedeem,
  presentRules,
} from './present.ts';
import type { MallRules } from './refuse-money.ts';
import { readRules } from './rules.ts';
import { selectMoves } from './store-points.ts';
import { selectRedeems } from './store-redeems.ts';
import { cancelRedeem } from './use-cases/cancel-redeem.ts';
import { convertPoints } from './use-cases/convert-points.ts';
import { listPointRewards } from './use-cases/list-point-rewards.ts';
import { readPointBalance } from './use-cases/read-point-balance.ts';
import { redeemPoints } from './use-cases/redeem-points.ts';

const linesPerPage = 20;

export function pointRoutes(rules: MallRules): readonly Route[] {
  return [...readRoutes(rules), ...moneyRoutes(rules)];
}

function readRoutes(rules: LoyaltyRules): readonly Route[] {
  return [
    route(endpoints.readPointBalance, async (ctx) =>
      presentBalance(await readPointBalance(ctx, rules), ctx),
    ),
    route(endpoints.listPointConfig, async (ctx) => presentRules(await readRules(ctx.tx), ctx)),
    route(endpoints.listPointRewards, async (ctx, { query }) => {
      const viewer = { site: ctx.site, locale: localeOf(ctx, query.language) };
      const offered = await listPointRewards(ctx);
      return { list: offered.map((goods) => presentOffered(goods, viewer)) };
    }),
    route(endpoints.listRedeems, async (ctx, { query }) => {
      const { status: state, cursor, limit = linesPerPage } = query;
      const memberId = ctx.actor.id;
      const rows = await selectRedeems(ctx.tx, { memberId, state, cursor, limit: limit + 1 });
      const shown = rows.slice(0, limit);
      const nextCursor = rows.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return { content: shown.map((row) => presentOwnRedeem(row, ctx, rules)), nextCursor };
    }),
    route(endpoints.listPointMoves, async (ctx, { query }) => {
      const { type, cursor, limit = linesPerPage } = query;
      const { from, to } = momentsOf(query, ctx.site.timeZone);
      const memberId = ctx.actor.id;
      const page = { memberId, type, from, to, before: positionOf(cursor), limit: limit + 1 };
      const rows = await selectMoves(ctx.tx, page);
      const shown = rows.slice(0, limit);
      const last = shown.at(-1);
      const nextCursor = rows.length > limit && last ? String(last.position) : null;
      return { content: shown.map((row) => presentMove(row, ctx)), nextCursor };
    }),
  ];
}

function moneyRoutes(rules: MallRules): readonly Route[] {
  return [
    moneyRoute(endpoints.redeemPoints, async (ctx, { body }) => {
      await takePaymentProof(ctx);
      const { goodsId, quantity, address } = body;
      const order = await redeemPoints(ctx, { goodsId, quantity, address }, rules);
      return presentOwnRedeem(order, ctx, rules);
    }),
    moneyRoute(endpoints.cancelRedeem, async (ctx, { params: { id } }) =>
      presentOwnRedeem(await cancelRedeem(ctx, id, rules), ctx, rules),
    ),
    moneyRoute(endpoints.convertPoints, async (ctx, { body }) => {
      await takePaymentProof(ctx);
      const points = BigInt(body.points);
      return presentConverted(await convertPoints(ctx, { points, rules }), ctx);
    }),
  ];
}
