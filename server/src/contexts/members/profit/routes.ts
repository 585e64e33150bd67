import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { route, type Route } from '../../../platform/http/route.ts';
import { monthsCsv, profitCsv } from './profit-csv.ts';
import { readLifetimeMoney } from './use-cases/read-lifetime-money.ts';
import { readProfit } from './use-cases/read-profit.ts';
import { readProfitMonths } from './use-cases/read-profit-months.ts';

export function profitRoutes(texts: Texts): readonly Route[] {
  return [
    route(endpoints.readProfit, (ctx, { query }) => readProfit(ctx, query)),
    route(endpoints.readProfitFile, async (ctx, { query }) => ({
      fileName: `profit-${query.from}-${query.to}.csv`,
      csv: profitCsv(await readProfit(ctx, query), texts, ctx),
    })),
    route(endpoints.readLifetimeMoney, readLifetimeMoney),
    route(endpoints.readProfitMonths, readProfitMonths),
    route(endpoints.readProfitMonthsFile, async (ctx) => {
      const statement = await readProfitMonths(ctx);
      const last = statement.months.at(0)?.month ?? '';
      return { fileName: `months-${last}.csv`, csv: monthsCsv(statement, texts, ctx) };
    }),
  ];
}
