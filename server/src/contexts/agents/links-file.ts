import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import { endpoints } from '@portal/protocol/endpoints';
import type { z } from 'zod';
import type { Ctx } from '../../platform/context.ts';
import { csvText } from '../../platform/csv.ts';
import type { TeamReport } from './exports/team-report.ts';
import { presentLink } from './present.ts';
import { listRegisterLinks } from './use-cases/list-register-links.ts';

type Link = ReturnType<typeof presentLink>;
type Where = Pick<Ctx, 'locale' | 'site' | 'clock'>;

const counts = ['clicks', 'registrations', 'depositors'] as const;

const { query: filters } = endpoints.readRegisterLinksFile;

/** The links of an agent, those that are over included. */
export function linksReport(texts: Texts): TeamReport<z.output<typeof filters>> {
  return {
    name: 'links',
    query: filters,
    open: () =>
      Promise.resolve({
        readPart: async (ctx, { state, opens }, { cursor, limit }) => {
          const pageNum = cursor === null ? 1 : Number(cursor);
          const page = { pageNum, pageSize: limit, state, opens };
          const { rows, total, at } = await listRegisterLinks(ctx, page);
          const nextCursor = pageNum * limit < total ? String(pageNum + 1) : null;
          const shown = rows.map((row) => presentLink(row, at));
          return { ...linksFile(shown, { texts, ctx }), rowCount: rows.length, nextCursor };
        },
        count: async (ctx, { state, opens }) =>
          (await listRegisterLinks(ctx, { pageNum: 1, pageSize: 1, state, opens })).total,
      }),
  };
}

/** The links of an agent; times in the site's zone (agents-loyalty-money.md B5). */
function linksFile(
  links: readonly Link[],
  { texts, ctx }: { readonly texts: Texts; readonly ctx: Where },
): { readonly fileName: string; readonly csv: string } {
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
