import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import { mostFileLines } from '@portal/protocol';
import { ownRoute, route, type Route } from '../../../platform/http/route.ts';
import { localeOf } from '../../../platform/locale-of.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { takeExport } from '../../agents/index.ts';
import type { OpenTitles } from '../../bets/index.ts';
import { entryTexts } from '../../members/index.ts';
import {
  presentTeamBets,
  presentTeamBetTotals,
  presentTeamLines,
  presentTeamLineTotals,
} from './present-team.ts';
import { fileWords, teamBetsCsv, teamLinesCsv } from './team-files.ts';
import { listTeamBets } from './use-cases/list-team-bets.ts';
import { listTeamTransactions } from './use-cases/list-team-transactions.ts';
import { readTeamBetTotals } from './use-cases/read-team-bet-totals.ts';
import { readTeamTransactionTotals } from './use-cases/read-team-transaction-totals.ts';

const linesPerPage = 20;

export function teamRecordRoutes(parts: {
  readonly openTitles: OpenTitles;
  readonly texts: Texts;
}): readonly Route[] {
  return [...betRoutes(parts), ...lineRoutes(parts.texts)];
}

function betRoutes({ openTitles, texts }: Parameters<typeof teamRecordRoutes>[0]) {
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
      const { language, ...filter } = query;
      const view = { locale: localeOf(scope.ctx, language), titles: await openTitles() };
      return scope.transaction(async (ctx) => {
        const page = await listTeamBets(ctx, { ...filter, limit: mostFileLines });
        const rowCount = wholeLength(page.nextCursor, page.bets);
        await takeExport(ctx, { report: 'bets', filter: query, rowCount });
        const { content } = presentTeamBets(page, view, ctx);
        const words = fileWords(texts, { locale: view.locale, site: ctx.site });
        return { fileName: `team-bets-${fileDays(query)}.csv`, csv: teamBetsCsv(content, words) };
      });
    }),
  ];
}

function lineRoutes(texts: Texts): readonly Route[] {
  return [
    route(endpoints.listTeamTransactions, async (ctx, { query }) => {
      const { limit = linesPerPage, ...filter } = query;
      return presentTeamLines(await listTeamTransactions(ctx, { ...filter, limit }), ctx);
    }),
    route(endpoints.readTeamTransactionTotals, async (ctx, { query }) =>
      presentTeamLineTotals(await readTeamTransactionTotals(ctx, query), ctx),
    ),
    route(endpoints.readTeamTransactionsFile, async (ctx, { query }) => {
      const page = await listTeamTransactions(ctx, { ...query, limit: mostFileLines });
      const rowCount = wholeLength(page.nextCursor, page.lines);
      await takeExport(ctx, { report: 'transactions', filter: query, rowCount });
      const { content } = presentTeamLines(page, ctx);
      const csv = teamLinesCsv(content, fileWords(texts, ctx), entryTexts(texts, ctx));
      return { fileName: `team-transactions-${fileDays(query)}.csv`, csv };
    }),
  ];
}

/** A file holds all lines of its days or none. */
function wholeLength(nextCursor: string | null, lines: readonly object[]): number {
  if (nextCursor !== null) {
    throw new Refusal('record_too_long', { mostLines: mostFileLines });
  }
  return lines.length;
}

function fileDays({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from}-${to}`;
}
