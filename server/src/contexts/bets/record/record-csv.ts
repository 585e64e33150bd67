import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Ctx } from '../../../platform/context.ts';
import { csvLines, csvText } from '../../../platform/csv.ts';
import type { RecordLine, StakeParts } from './present-record.ts';

/** A line of the file says also what its stake was made of. */
export interface FileLine extends RecordLine {
  readonly parts: StakeParts;
}

const columns = [
  'bet',
  'game',
  'vendor',
  'product',
  'state',
  'currency',
  'stake',
  'payout',
  'net',
] as const;
const parts = ['cash', 'locked', 'bonus', 'free'] as const;

interface RecordPart {
  readonly lines: readonly FileLine[];
  readonly isFirst: boolean;
}

/** The betting record as a file, in the language and the zone of the call. */
export function recordCsv(
  { lines, isFirst }: RecordPart,
  texts: Texts,
  { locale, site }: Pick<Ctx, 'locale' | 'site'>,
): string {
  const language = isLocale(locale) ? locale : 'en';
  const t = texts.translator(language, 'bets');
  const formats = createFormats(intlTagOf(language), site.timeZone);
  const body = lines.map((line) => [
    formats.fullDateTime(line.placedAt),
    line.betId,
    line.displayName,
    line.vendorName === ''
      ? t(line.provider === 'lottery' ? 'provider.lottery' : 'provider.games')
      : line.vendorName,
    t(`category.${line.category}`),
    t(`state.${line.state}`),
    line.currency,
    { number: line.stake },
    { number: line.payout },
    { number: line.net },
    ...parts.map((part) => ({ number: line.parts[part] })),
  ]);
  const head = [
    `${t('columns.time')} (${site.timeZone})`,
    ...columns.map((column) => t(`columns.${column}`)),
    ...parts.map((part) => t(`receipt.${part}`)),
  ];
  return isFirst ? csvText([head, ...body]) : csvLines(body);
}
