import { currency, formatAmount } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../platform/http/route.ts';
import { moneyRoute } from '../wallet/index.ts';
import { presentPayments, presentRebates } from './present.ts';
import type { RebateSettings } from './settings.ts';
import { selectRebatePayments } from './store-payments.ts';
import { claimRebates } from './use-cases/claim-rebates.ts';
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
    moneyRoute(endpoints.claimRebates, async (ctx, { body }) => {
      const paidMinor = await claimRebates(ctx, body, settings());
      const { currency: code } = ctx.site;
      return { amount: formatAmount(paidMinor, currency(code)), currency: code };
    }),
  ];
}
