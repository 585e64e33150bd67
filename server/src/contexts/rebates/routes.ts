import { currency, formatAmount } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { moneyRoute } from '../wallet/index.ts';
import { presentPayments, presentRebates, presentShares } from './present.ts';
import type { RebateSettings } from './settings.ts';
import { selectRebatePayments } from './store-payments.ts';
import { claimRebates } from './use-cases/claim-rebates.ts';
import { listRebateShares } from './use-cases/list-rebate-shares.ts';
import { readRebates } from './use-cases/read-rebates.ts';

const rowsPerPage = 20;

export function rebateRoutes(settings: () => RebateSettings): readonly Route[] {
  return [
    route(endpoints.readRebates, async (ctx) =>
      presentRebates(ctx, await readRebates(ctx), settings()),
    ),
    route(endpoints.listRebatePayments, async (ctx, { query }) => {
      const { cursor, limit = rowsPerPage } = query;
      const before = cursor !== undefined && isIdOf('reb', cursor) ? cursor : undefined;
      const page = { memberId: ctx.actor.id, before, limit: limit + 1 };
      return presentPayments(ctx, await selectRebatePayments(ctx.tx, page), limit);
    }),
    route(endpoints.listRebateShares, async (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      const { day: siteDay, category, source } = query;
      const span = { pageNum, pageSize };
      const shares = await listRebateShares(ctx, { siteDay, category, source, ...span });
      return presentShares(ctx, shares, span);
    }),
    moneyRoute(endpoints.claimRebates, async (ctx, { body }) => {
      const paidMinor = await claimRebates(ctx, body, settings());
      const { currency: code } = ctx.site;
      return { amount: formatAmount(paidMinor, currency(code)), currency: code };
    }),
  ];
}
