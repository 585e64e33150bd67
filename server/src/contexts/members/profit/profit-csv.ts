import { isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';

type Profit = ReplyOf<Endpoints['readProfit']>;

const given = ['bonus', 'rebate', 'income', 'whole'] as const;

/**
 * Days, then categories, then the sums of both, in the language of the call. What counts as
 * turnover is known by category, and what was given on top only in all: elsewhere it is empty.
 */
export function profitCsv(profit: Profit, texts: Texts, { locale }: Pick<Ctx, 'locale'>): string {
  const language = isLocale(locale) ? locale : 'en';
  const t = texts.translator(language, 'profit');
  const categories = texts.translator(language, 'games');
  const line = (name: string, play: Profit['days'][number] | Profit['totals'] | Category) => [
    name,
    { number: String(play.bets) },
    { number: play.stake },
    { number: play.payout },
    { number: play.net },
    'valid' in play ? { number: play.valid } : '',
    ...given.map((part) => ('whole' in play ? { number: play[part] } : '')),
  ];
  const money = ['stake', 'payout', 'net', 'valid', ...given] as const;
  return csvText([
    [t('day'), t('bets'), ...money.map((name) => `${t(name)} (${profit.currency})`)],
    ...profit.days.map((day) => line(day.day, day)),
    ...profit.categories.map((row) => line(categories(`categories.${row.category}`), row)),
    line(t('all'), profit.totals),
  ]);
}

type Category = Profit['categories'][number];

/** Months, then their sums, in the language of the call. */
export function monthsCsv(
  statement: ReplyOf<Endpoints['readProfitMonths']>,
  texts: Texts,
  { locale }: Pick<Ctx, 'locale'>,
): string {
  const t = texts.translator(isLocale(locale) ? locale : 'en', 'profit');
  const { currency, months, totals } = statement;
  const line = (name: string, row: typeof totals) => [
    name,
    { number: row.deposits },
    { number: row.withdrawals },
    { number: row.stake },
    { number: row.payout },
    { number: row.net },
  ];
  const money = ['paidIn', 'takenOut', 'stake', 'payout', 'net'] as const;
  return csvText([
    [t('month'), ...money.map((name) => `${t(name)} (${currency})`)],
    ...months.map((row) => line(row.month, row)),
    line(t('all'), totals),
  ]);
}
