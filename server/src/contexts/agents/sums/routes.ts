import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { Route } from '../../../platform/http/route.ts';
import { route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DownlineParts } from '../downline-parts.ts';
import { takeExport } from '../exports/take-export.ts';
import { presentOverview } from './present-overview.ts';
import { presentIncome, presentStatement } from './present-reports.ts';
import { incomeFile, statementFile } from './report-files.ts';
import { listTeamStatement } from './use-cases/list-team-statement.ts';
import { readAgentIncome } from './use-cases/read-agent-income.ts';
import { readTeamOverview } from './use-cases/read-team-overview.ts';

const rowsPerPage = 20;
/** A file holds all rows or none. */
const mostFileRows = 2000;

export function reportRoutes(texts: Texts, parts: DownlineParts): readonly Route[] {
  return [
    route(endpoints.readTeamOverview, async (ctx, { query }) => {
      const { account, category, scope = 'team', ...days } = query;
      return presentOverview(
        await readTeamOverview(ctx, { account, category, scope, ...days }),
        ctx,
      );
    }),
    ...statementRoutes(texts),
    ...incomeRoutes(texts, parts),
  ];
}

function incomeRoutes(texts: Texts, parts: DownlineParts): readonly Route[] {
  return [
    route(endpoints.readAgentIncome, async (ctx, { query }) => {
      const { account, source, scope, ...days } = query;
      return presentIncome(
        await readAgentIncome(ctx, { account, source, scope, ...days }, parts),
        ctx,
      );
    }),
    route(endpoints.readAgentIncomeFile, async (ctx, { query }) => {
      const { account, source, scope, ...days } = query;
      const income = await readAgentIncome(ctx, { account, source, scope, ...days }, parts);
      await takeExport(ctx, { report: 'income', filter: query, rowCount: income.rows.length });
      return incomeFile(presentIncome(income, ctx), days, { texts, ctx });
    }),
  ];
}

function statementRoutes(texts: Texts): readonly Route[] {
  return [
    route(endpoints.listTeamStatement, async (ctx, { query }) => {
      const { page = 1, pageNo: pageNum = page, pageSize = rowsPerPage } = query;
      const shown = { offset: (pageNum - 1) * pageSize, limit: pageSize };
      const statement = await listTeamStatement(ctx, { ...narrowed(query), ...shown });
      return presentStatement(statement, { pageNum, pageSize }, ctx);
    }),
    route(endpoints.readTeamStatementFile, async (ctx, { query }) => {
      const whole = { ...narrowed(query), offset: 0, limit: mostFileRows };
      const statement = await listTeamStatement(ctx, whole);
      if (statement.total > mostFileRows) {
        throw new Refusal('record_too_long', { mostLines: mostFileRows });
      }
      await takeExport(ctx, { report: 'statement', filter: query, rowCount: statement.total });
      const shown = presentStatement(statement, { pageNum: 1, pageSize: mostFileRows }, ctx);
      return statementFile(shown, query, { texts, ctx });
    }),
  ];
}

type Narrowing = Parameters<typeof listTeamStatement>[1];

function narrowed(query: {
  readonly account?: string | undefined;
  readonly category?: Narrowing['category'];
  readonly search?: string | undefined;
  readonly active?: 'yes' | undefined;
  readonly sort?: Narrowing['sort'] | undefined;
  readonly order?: Narrowing['order'] | undefined;
  readonly from: string;
  readonly to: string;
}): Omit<Narrowing, 'offset' | 'limit'> {
  const { account, category, search, active, from, to } = query;
  const { sort = 'joined', order = 'desc' } = query;
  return { account, category, search, isActiveOnly: active === 'yes', sort, order, from, to };
}
