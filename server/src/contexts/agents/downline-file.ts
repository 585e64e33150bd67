import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { csvText } from '../../platform/csv.ts';

type Downline = ReplyOf<Endpoints['listDownline']>;
type Where = Pick<Ctx, 'locale' | 'site' | 'clock'>;

/** Who stands below, as the page shows them; times in the site's zone (B5). */
export function downlineFile(
  { content, currency }: Downline,
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): ReplyOf<Endpoints['readDownlineFile']> {
  const language = isLocale(ctx.locale) ? ctx.locale : 'en';
  const t = texts.translator(language, 'team');
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
      { number: row.balance },
      row.teamBalance === null ? '' : { number: row.teamBalance },
      { number: String(row.rank) },
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
