import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { ownRoute, route, type Route } from '../../../platform/http/route.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import type { TeamFiles } from '../../agents/index.ts';
import type { OpenTitles } from '../../bets/index.ts';
import {
  presentTeamBets,
  presentTeamBetTotals,
  presentTeamLines,
  presentTeamLineTotals,
} from './present-team.ts';
import { betsReport, linesReport } from './team-reports.ts';
import { type Explanations, toldLines } from './told-lines.ts';
import { listTeamBets } from './use-cases/list-team-bets.ts';
import { listTeamTransactions } from './use-cases/list-team-transactions.ts';
import { readTeamBetTotals } from './use-cases/read-team-bet-totals.ts';
import { readTeamTransactionTotals } from './use-cases/read-team-transaction-totals.ts';

const linesPerPage = 20;

export function teamRecordRoutes(parts: {
  readonly openTitles: OpenTitles;
  readonly texts: Texts;
  readonly files: TeamFiles;
  readonly explanations: Explanations;
}): readonly Route[] {
  return [...betRoutes(parts), ...lineRoutes(parts)];
}

type Parts = Parameters<typeof teamRecordRoutes>[0];

function betRoutes({ openTitles, texts, files }: Parts) {
  const openFile = files.declare(betsReport(texts, openTitles));
  return [
    ownRoute(endpoints.listTeamBets, async (scope, { query }) => {
      const { language, limit = linesPerPage, ...filter } = query;
      const view = { locale: localeOf(scope.ctx, language), titles: await openTitles() };
      return scope.transaction(async (ctx) =>
        presentTeamBets(await listTeamBets(ctx, { ...filter, limit }), view, ctx),
      );
    }),
    ownRoute(endpoints.readTeamBetTotals, async (scope, { query }) => {
      const view = { locale: localeOf(scope.ctx, undefined), titles: await openTitles() };
      return scope.transaction(async (ctx) =>
        presentTeamBetTotals(await readTeamBetTotals(ctx, query), view, ctx),
      );
    }),
    ownRoute(endpoints.readTeamBetsFile, async (scope, { query }) => {
      const take = await openFile();
      return scope.transaction((ctx) => take(ctx, query));
    }),
  ];
}

function lineRoutes({ texts, files, explanations }: Parts): readonly Route[] {
  const openFile = files.declare(linesReport(texts, explanations));
  return [
    route(endpoints.listTeamTransactions, async (ctx, { query }) => {
      const { limit = linesPerPage, ...filter } = query;
      const page = await listTeamTransactions(ctx, { ...filter, limit });
      const shown = presentTeamLines(page, ctx);
      return { ...shown, content: await toldLines(ctx, shown.content, explanations) };
    }),
    route(endpoints.readTeamTransactionTotals, async (ctx, { query }) =>
      presentTeamLineTotals(await readTeamTransactionTotals(ctx, query), ctx),
    ),
    ownRoute(endpoints.readTeamTransactionsFile, async (scope, { query }) => {
      const take = await openFile();
      return scope.transaction((ctx) => take(ctx, query));
    }),
  ];
}
