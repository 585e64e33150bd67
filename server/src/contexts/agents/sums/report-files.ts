import type { Texts } from '@portal/i18n/files';
import { isLocale } from '@portal/i18n';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';
import type { DownlineParts } from '../downline-parts.ts';
import type { TeamReport } from '../exports/team-report.ts';
import { presentIncome, presentStatement } from './present-reports.ts';
import { statementQuery } from './statement-query.ts';
import type { DaySpan } from './store-sums.ts';
import { listTeamStatement } from './use-cases/list-team-statement.ts';
import { readAgentIncome } from './use-cases/read-agent-income.ts';

type Statement = ReplyOf<Endpoints['listTeamStatement']>;
type Income = ReplyOf<Endpoints['readAgentIncome']>;
interface File {
  readonly fileName: string;
  readonly csv: string;
}
type Where = Pick<Ctx, 'locale'>;

const columns = [
  'deposit',
  'withdrawal',
  'stake',
  'valid',
  'payout',
  'net',
  'rebate',
  'bonus',
  'salary',
  'total',
] as const;

function words(texts: Texts, { locale }: Where) {
  return texts.translator(isLocale(locale) ? locale : 'en', 'team-reports');
}

const { query: statementFilters } = endpoints.readTeamStatementFile;

/**
 * The caller first, then those directly below, then the whole team. A file of several parts stands
 * in the order in which they joined, where newcomers come last.
 */
export function statementReport(texts: Texts): TeamReport<z.output<typeof statementFilters>> {
  return {
    name: 'statement',
    query: statementFilters,
    open: () =>
      Promise.resolve({
        readPart: async (ctx, query, { cursor, limit, isLong }) => {
          const offset = cursor === null ? 0 : Number(cursor);
          const order = isLong ? ({ sort: 'joined', order: 'asc' } as const) : {};
          const page = { ...statementQuery(query), ...order, offset, limit };
          const statement = await listTeamStatement(ctx, page);
          const nextCursor = offset + limit < statement.total ? String(offset + limit) : null;
          const shown = presentStatement(statement, { pageNum: 1, pageSize: limit }, ctx);
          const ends = { isFirst: offset === 0, isLast: nextCursor === null };
          const csv = statementCsv(shown, ends, words(texts, ctx));
          const fileName = `team-${query.from}-${query.to}.csv`;
          return { fileName, csv, rowCount: statement.rows.length, nextCursor };
        },
        count: async (ctx, query) =>
          (await listTeamStatement(ctx, { ...statementQuery(query), offset: 0, limit: 1 })).total,
      }),
  };
}

function statementCsv(
  statement: Statement,
  { isFirst, isLast }: { readonly isFirst: boolean; readonly isLast: boolean },
  t: ReturnType<typeof words>,
): string {
  const { self, sum, upline } = statement;
  const rows = [
    ...(isFirst ? [{ account: upline.at(-1) ?? '', figures: self }] : []),
    ...statement.content,
    ...(isLast ? [{ account: t('statement.sum'), figures: sum }] : []),
  ];
  return csvText([
    [t('statement.account'), ...columns.map((name) => t(`figures.${name}`))],
    ...rows.map(({ account, figures }) => [
      account,
      ...columns.map((name) => ({ number: figures[name] })),
    ]),
  ]);
}

const { query: incomeFilters } = endpoints.readAgentIncomeFile;

/** What came in and went on; a line for each day and source is never too long to be waited for. */
export function incomeReport(
  texts: Texts,
  parts: DownlineParts,
): TeamReport<z.output<typeof incomeFilters>> {
  return {
    name: 'income',
    query: incomeFilters,
    open: () =>
      Promise.resolve({
        readPart: async (ctx, { account, source, scope, ...days }) => {
          const query = { account, source, scope, ...days };
          const income = await readAgentIncome(ctx, query, parts);
          const file = incomeFile(presentIncome(income, ctx), days, { texts, ctx });
          return { ...file, rowCount: income.rows.length, nextCursor: null };
        },
        count: () => Promise.resolve(0),
      }),
  };
}

function incomeFile(
  income: Income,
  { from, to }: DaySpan,
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): File {
  const t = words(texts, ctx);
  const contracts = texts.translator(isLocale(ctx.locale) ? ctx.locale : 'en', 'contracts');
  const csv = csvText([
    (['day', 'source', 'scope', 'base', 'rate', 'received', 'paid', 'net'] as const).map((name) =>
      t(`income.${name}`),
    ),
    ...income.days.map((row) => [
      row.day,
      sourceText(row, t),
      row.scope === null ? '' : contracts(`scope.${row.scope}`),
      row.base === null ? '' : { number: row.base },
      row.rate === null ? '' : { number: row.rate },
      { number: row.received },
      { number: row.paid },
      { number: row.net },
    ]),
  ]);
  return { fileName: `income-${from}-${to}.csv`, csv };
}

function sourceText(
  { source, takenBackOf }: Income['days'][number],
  t: ReturnType<typeof words>,
): string {
  if (takenBackOf === null) {
    return t(`income.sources.${source}`);
  }
  const { source: pay, unit } = takenBackOf;
  return t('income.takenBackOf', { pay: t(`income.sources.${pay}`), unit });
}
