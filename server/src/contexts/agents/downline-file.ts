import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { type Endpoints, mostTeamFileLines, rateCategories, type ReplyOf } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { csvText } from '../../platform/csv.ts';
import type { DownlineParts, ShownBalances } from './downline-parts.ts';
import { downlineQuery } from './downline-query.ts';
import type { TeamReport } from './exports/team-report.ts';
import { presentDownline } from './present.ts';
import { countWholeDownline, listDownline } from './use-cases/list-downline.ts';

type Downline = ReplyOf<Endpoints['listDownline']>;
type Where = Pick<Ctx, 'locale' | 'site' | 'clock'>;

const { query: filters } = endpoints.readDownlineFile;

/**
 * Who stands below. A file of several parts stands in the order of the tree, where newcomers come
 * last.
 */
export function downlineReport(
  texts: Texts,
  parts: DownlineParts & ShownBalances,
): TeamReport<z.output<typeof filters>> {
  return {
    name: 'downline',
    query: filters,
    open: () =>
      Promise.resolve({
        readPart: async (ctx, query, { cursor, limit, isLong }) => {
          const pageNum = cursor === null ? 1 : Number(cursor);
          const order = isLong ? ({ sort: 'joined', order: 'asc' } as const) : {};
          const shows = parts.showsBalances();
          const page = { ...downlineQuery(query, shows), ...order, pageNum, pageSize: limit };
          const downline = await listDownline(ctx, page, parts);
          const isMore = isLong ? downline.rows.length === limit : pageNum * limit < downline.total;
          const nextCursor = isMore ? String(pageNum + 1) : null;
          const file = downlineFile(presentDownline(downline, ctx.site, shows), { texts, ctx });
          return { ...file, rowCount: downline.rows.length, nextCursor };
        },
        count: (ctx, query) => {
          const narrowed = downlineQuery(query, parts.showsBalances());
          const page = { ...narrowed, pageNum: 1, pageSize: 1 };
          return countWholeDownline(ctx, page, mostTeamFileLines);
        },
      }),
  };
}

/** As the page shows them; times in the site's zone (B5). */
function downlineFile(
  { content, currency }: Downline,
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): { readonly fileName: string; readonly csv: string } {
  const language = isLocale(ctx.locale) ? ctx.locale : 'en';
  const t = texts.translator(language, 'team');
  const bets = texts.translator(language, 'bets');
  const zone = ctx.site.timeZone;
  const formats = createFormats(intlTagOf(language), zone);
  const csv = csvText([
    [
      t('downline.account'),
      t('downline.name'),
      t('downline.kind'),
      t('downline.level'),
      t('downline.directs'),
      t('downline.team'),
      `${t('downline.balance')} (${currency})`,
      `${t('downline.teamBalance')} (${currency})`,
      t('downline.rank'),
      ...rateCategories.map((category) => `${bets(`category.${category}`)} (%)`),
      t('terms.group'),
      t('downline.contracts'),
      `${t('downline.joined')} (${zone})`,
      t('downline.seen'),
      t('downline.state'),
      t('downline.note'),
    ],
    ...content.map((row) => [
      row.account,
      row.name ?? '',
      t(row.isAgent ? 'downline.kinds.agent' : 'downline.kinds.member'),
      { number: String(row.level) },
      { number: String(row.directs) },
      { number: String(row.teamSize) },
      row.balance === null ? '' : { number: row.balance },
      row.teamBalance === null ? '' : { number: row.teamBalance },
      { number: String(row.rank) },
      ...rateCategories.map((category) => ({ number: row.terms.rates[category] })),
      row.terms.prizeGroup === null ? '' : { number: String(row.terms.prizeGroup) },
      row.contracts.map((kind) => t(`downline.marks.${kind}`)).join(' '),
      formats.fullDateTime(row.joinedAt),
      row.seenOn ?? '',
      t(`downline.states.${row.state}`),
      row.note,
    ]),
  ]);
  const day = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate();
  return { fileName: `downline-${String(day)}.csv`, csv };
}
