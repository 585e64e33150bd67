import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { csvText } from '../../platform/csv.ts';
import { transferTypes } from '../wallet/index.ts';

type Line = ReplyOf<Endpoints['listStatementLines']>['content'][number];

/** These move between accounts of the house only. */
const ofHouse = [
  'stake_earned',
  'stake_reopened',
  'deposit_fee',
  'deposit_held',
  'deposit_refund',
  'chargeback_fee',
  'chargeback_loss',
] as const;
type OfHouse = (typeof ofHouse)[number];

function isOfHouse(type: string): type is OfHouse {
  return ofHouse.some((name) => name === type);
}

/** In which language and zone a file is written. */
export type StatementWords = ReturnType<typeof statementWords>;

export function statementWords(texts: Texts, { locale, site }: Pick<Ctx, 'locale' | 'site'>) {
  const language = isLocale(locale) ? locale : 'en';
  const t = texts.translator(language, 'records');
  const formats = createFormats(intlTagOf(language), site.timeZone);
  return { t, formats, typeText: entryTexts(texts, { locale }), timeZone: site.timeZone };
}

/** Why money moved, as a statement says it; what none can hold goes by its code. */
export function entryTexts(texts: Texts, { locale }: Pick<Ctx, 'locale'>) {
  const t = texts.translator(isLocale(locale) ? locale : 'en', 'records');
  return (type: string): string => {
    const named = transferTypes.find((name) => name === type);
    return named === undefined || isOfHouse(named) ? type : t(`entry.${named}`);
  };
}

/** What stood on the account before the first line and after the last. */
export interface CsvEnds {
  readonly opening: string;
  readonly closing: string;
  readonly currency: string;
}

export function statementCsv(
  lines: readonly Line[],
  ends: CsvEnds | undefined,
  words: StatementWords,
): string {
  const { t, formats, typeText, timeZone } = words;
  const end = (name: 'opening' | 'closing') =>
    ends === undefined
      ? []
      : [['', '', t(`statement.${name}`), '', ends.currency, '', { number: ends[name] }]];
  return csvText([
    [
      `${t('statement.columns.time')} (${timeZone})`,
      t('statement.columns.entry'),
      t('statement.columns.type'),
      t('statement.columns.reference'),
      t('statement.columns.currency'),
      t('statement.columns.amount'),
      t('statement.columns.balance'),
    ],
    // Newest first, as the lines are.
    ...end('closing'),
    ...lines.map((line) => [
      formats.fullDateTime(line.at),
      { number: line.entryId },
      typeText(line.type),
      line.reference,
      line.currency,
      { number: line.amount },
      { number: line.balanceAfter },
    ]),
    ...end('opening'),
  ]);
}
