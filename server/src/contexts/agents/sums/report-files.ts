import type { Texts } from '@portal/i18n/files';
import { isLocale } from '@portal/i18n';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';
import type { DaySpan } from './store-sums.ts';

type Statement = ReplyOf<Endpoints['listTeamStatement']>;
type Income = ReplyOf<Endpoints['readAgentIncome']>;
type File = ReplyOf<Endpoints['readAgentIncomeFile']>;
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

/** The caller first, then those directly below, then the whole team. */
export function statementFile(
  statement: Statement,
  { from, to }: DaySpan,
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): File {
  const t = words(texts, ctx);
  const { self, sum, upline } = statement;
  const rows = [
    { account: upline.at(-1) ?? '', figures: self },
    ...statement.content,
    { account: t('statement.sum'), figures: sum },
  ];
  const csv = csvText([
    [t('statement.account'), ...columns.map((name) => t(`figures.${name}`))],
    ...rows.map(({ account, figures }) => [
      account,
      ...columns.map((name) => ({ number: figures[name] })),
    ]),
  ]);
  return { fileName: `team-${from}-${to}.csv`, csv };
}

export function incomeFile(
  income: Income,
  { from, to }: DaySpan,
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): File {
  const t = words(texts, ctx);
  const csv = csvText([
    (['day', 'source', 'scope', 'base', 'rate', 'received', 'paid', 'net'] as const).map((name) =>
      t(`income.${name}`),
    ),
    ...income.days.map((row) => [
      row.day,
      t(`income.sources.${row.source}`),
      row.scope ?? '',
      row.base === null ? '' : { number: row.base },
      row.rate === null ? '' : { number: row.rate },
      { number: row.received },
      { number: row.paid },
      { number: row.net },
    ]),
  ]);
  return { fileName: `income-${from}-${to}.csv`, csv };
}
