import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';

type Line = ReplyOf<Endpoints['listRounds']>['content'][number];

/** The betting record as a file, in the language and the zone of the call. */
export function recordCsv(
  lines: readonly Line[],
  texts: Texts,
  { locale, site }: Pick<Ctx, 'locale' | 'site'>,
): string {
  const language = isLocale(locale) ? locale : 'en';
  const t = texts.translator(language, 'records');
  const formats = createFormats(intlTagOf(language), site.timeZone);
  return csvText([
    [
      `${t('record.columns.time')} (${site.timeZone})`,
      t('record.columns.round'),
      t('record.columns.game'),
      t('record.columns.state'),
      t('record.columns.currency'),
      t('record.columns.stake'),
      t('record.columns.win'),
      t('record.columns.net'),
    ],
    ...lines.map((line) => [
      formats.fullDateTime(line.playedAt),
      line.roundId,
      line.displayName,
      t(`record.state.${line.state}`),
      line.currency,
      { number: line.stake },
      { number: line.win },
      { number: line.net },
    ]),
  ]);
}
