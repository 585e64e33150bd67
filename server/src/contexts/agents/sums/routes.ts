import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../../platform/http/route.ts';
import type { DownlineParts, ShownBalances } from '../downline-parts.ts';
import type { TeamFiles } from '../exports/team-files.ts';
import { presentOverview } from './present-overview.ts';
import { presentIncome, presentStatement } from './present-reports.ts';
import { incomeReport, statementReport } from './report-files.ts';
import { statementQuery } from './statement-query.ts';
import { listTeamStatement } from './use-cases/list-team-statement.ts';
import { readAgentIncome } from './use-cases/read-agent-income.ts';
import { readTeamOverview } from './use-cases/read-team-overview.ts';

const rowsPerPage = 20;

type Parts = DownlineParts & ShownBalances & { readonly files: TeamFiles };

export function reportRoutes(texts: Texts, parts: Parts): readonly Route[] {
  return [
    route(endpoints.readTeamOverview, async (ctx, { query }) => {
      const { account, category, scope = 'team', ...days } = query;
      const overview = await readTeamOverview(ctx, { account, category, scope, ...days }, parts);
      const { teamBalance, ...others } = overview;
      const shown = { ...others, teamBalance: parts.showsBalances() ? teamBalance : undefined };
      return presentOverview(shown, ctx);
    }),
    ...statementRoutes(texts, parts.files),
    ...incomeRoutes(texts, parts),
  ];
}

function incomeRoutes(texts: Texts, parts: Parts): readonly Route[] {
  const openFile = parts.files.declare(incomeReport(texts, parts));
  return [
    route(endpoints.readAgentIncome, async (ctx, { query }) => {
      const { account, source, scope, ...days } = query;
      return presentIncome(
        await readAgentIncome(ctx, { account, source, scope, ...days }, parts),
        ctx,
      );
    }),
    ownRoute(endpoints.readAgentIncomeFile, async (scope, { query }) => {
      const take = await openFile();
      return scope.transaction((ctx) => take(ctx, query));
    }),
  ];
}

function statementRoutes(texts: Texts, files: TeamFiles): readonly Route[] {
  const openFile = files.declare(statementReport(texts));
  return [
    route(endpoints.listTeamStatement, async (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      const shown = { offset: (pageNum - 1) * pageSize, limit: pageSize };
      const statement = await listTeamStatement(ctx, { ...statementQuery(query), ...shown });
      return presentStatement(statement, { pageNum, pageSize }, ctx);
    }),
    ownRoute(endpoints.readTeamStatementFile, async (scope, { query }) => {
      const take = await openFile();
      return scope.transaction((ctx) => take(ctx, query));
    }),
  ];
}
