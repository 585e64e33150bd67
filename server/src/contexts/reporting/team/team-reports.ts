import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { z } from 'zod';
import { localeOf } from '../../../platform/locale-of.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { mostNamed, type TeamReport } from '../../agents/index.ts';
import type { OpenTitles } from '../../bets/index.ts';
import { entryTexts } from '../../members/index.ts';
import { presentTeamBets, presentTeamLines } from './present-team.ts';
import { fileWords, teamBetsCsv, teamLinesCsv } from './team-files.ts';
import { type Explanations, toldLines } from './told-lines.ts';
import { listTeamBets } from './use-cases/list-team-bets.ts';
import { listTeamTransactions } from './use-cases/list-team-transactions.ts';
import { readTeamBetTotals } from './use-cases/read-team-bet-totals.ts';
import { readTeamTransactionTotals } from './use-cases/read-team-transaction-totals.ts';

const { query: betFilters } = endpoints.readTeamBetsFile;

/** Bets of a team as a file, newest first. */
export function betsReport(
  texts: Texts,
  openTitles: OpenTitles,
): TeamReport<z.output<typeof betFilters>> {
  return {
    name: 'bets',
    query: betFilters,
    open: async () => {
      const titles = await openTitles();
      return {
        readPart: async (ctx, { language, ...filter }, { cursor, limit }) => {
          const locale = localeOf(ctx, language);
          const page = { ...filter, cursor: cursor ?? undefined, limit };
          const bets = await listTeamBets(ctx, page);
          const { content, nextCursor } = presentTeamBets(bets, { locale, titles }, ctx);
          const csv = teamBetsCsv(content, fileWords(texts, { locale, site: ctx.site }));
          const fileName = `team-bets-${daysOf(filter)}.csv`;
          return { fileName, csv, rowCount: content.length, nextCursor };
        },
        count: async (ctx, query) => countOf((await readTeamBetTotals(ctx, query))?.betCount),
      };
    },
  };
}

const { query: lineFilters } = endpoints.readTeamTransactionsFile;

/** Movements of money of a team as a file, newest first. */
export function linesReport(
  texts: Texts,
  explanations: Explanations,
): TeamReport<z.output<typeof lineFilters>> {
  return {
    name: 'transactions',
    query: lineFilters,
    open: () =>
      Promise.resolve({
        readPart: async (ctx, query, { cursor, limit }) => {
          const page = { ...query, cursor: cursor ?? undefined, limit };
          const lines = await listTeamTransactions(ctx, page);
          const { content, nextCursor } = presentTeamLines(lines, ctx);
          const told = await toldLines(ctx, content, explanations);
          const csv = teamLinesCsv(told, fileWords(texts, ctx), entryTexts(texts, ctx));
          const fileName = `team-transactions-${daysOf(query)}.csv`;
          return { fileName, csv, rowCount: content.length, nextCursor };
        },
        count: async (ctx, query) =>
          countOf((await readTeamTransactionTotals(ctx, query))?.lineCount),
      }),
  };
}

/** Refuses `team_too_large`: a file whose lines cannot be counted might have no end. */
function countOf(lines: bigint | undefined): number {
  if (lines === undefined) {
    throw new Refusal('team_too_large', { most: mostNamed });
  }
  return Number(lines);
}

function daysOf({ from, to }: { readonly from: string; readonly to: string }): string {
  return `${from}-${to}`;
}
