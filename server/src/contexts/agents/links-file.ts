import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { csvText } from '../../platform/csv.ts';
import type { presentLink } from './present.ts';

type Link = ReturnType<typeof presentLink>;
type Where = Pick<Ctx, 'locale' | 'site' | 'clock'>;

const counts = ['clicks', 'registrations', 'depositors'] as const;

/** The links of an agent; times in the site's zone (agents-loyalty-money.md B5). */
export function linksFile(
  links: readonly Link[],
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): ReplyOf<Endpoints['readRegisterLinksFile']> {
  const language = isLocale(ctx.locale) ? ctx.locale : 'en';
  const t = texts.translator(language, 'team');
  const zone = ctx.site.timeZone;
  const formats = createFormats(intlTagOf(language), zone);
  const csv = csvText([
    [
      t('links.code'),
      t('links.note'),
      `${t('links.made')} (${zone})`,
      t('links.opens'),
      ...counts.map((name) => t(`links.${name}`)),
      `${t('links.until')} (${zone})`,
      t('links.state'),
    ],
    ...links.map((link) => [
      link.code,
      link.note,
      formats.fullDateTime(link.createdAt),
      t(link.opensAgent ? 'links.kinds.agent' : 'links.kinds.member'),
      ...counts.map((name) => ({ number: String(link[name]) })),
      link.validUntil === null ? t('links.forEver') : formats.fullDateTime(link.validUntil),
      t(`links.linkState.${link.state}`),
    ]),
  ]);
  const day = ctx.clock.now().toZonedDateTimeISO(zone).toPlainDate();
  return { fileName: `links-${String(day)}.csv`, csv };
}
