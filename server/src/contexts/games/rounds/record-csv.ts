import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { csvLines, csvText } from '../../../platform/csv.ts';

type Line = ReplyOf<Endpoints['listRounds']>['content'][number];

/** The rounds of a part of a file, in the language and the zone of the call. */
export function recordCsv(
  { lines, isFirst }: { readonly lines: readonly Line[]; readonly isFirst: boolean },
  texts: Texts,
  { locale, site }: Pick<Ctx, 'locale' | 'site'>,
): string {
  const language = isLocale(locale) ? locale : 'en';
  const t = texts.translator(language, 'records');
  const formats = createFormats(intlTagOf(language), site.timeZone);
  const head = [
    `${t('record.columns.time')} (${site.timeZone})`,
    t('record.columns.round'),
    t('record.columns.game'),
    t('record.columns.state'),
    t('record.columns.currency'),
    t('record.columns.stake'),
    t('record.columns.win'),
    t('record.columns.net'),
  ];
  const body = lines.map((line) => [
    formats.fullDateTime(line.playedAt),
    line.roundId,
    line.displayName,
    t(`record.state.${line.state}`),
    line.currency,
    { number: line.stake },
    { number: line.win },
    { number: line.net },
  ]);
  return isFirst ? csvText([head, ...body]) : csvLines(body);
}
