import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { profitCsv } from './profit-csv.ts';
import { readLifetimeMoney } from './use-cases/read-lifetime-money.ts';
import { readProfit } from './use-cases/read-profit.ts';

export function profitRoutes(texts: Texts): readonly Route[] {
  return [
    route(endpoints.readProfit, (ctx, { query }) => readProfit(ctx, query)),
    route(endpoints.readProfitFile, async (ctx, { query }) => ({
      fileName: `profit-${query.from}-${query.to}.csv`,
      csv: profitCsv(await readProfit(ctx, query), texts, ctx),
    })),
    route(endpoints.readLifetimeMoney, readLifetimeMoney),
  ];
}
