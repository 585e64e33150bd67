import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { csvLines, csvText, type CsvPart } from '../../platform/csv.ts';
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

/** Newest first: what stood at last is above the first line, what stood at first below the last. */
export function statementCsv(
  lines: readonly Line[],
  part: CsvPart & { readonly ends: CsvEnds | undefined },
  words: StatementWords,
): string {
  const { formats, typeText } = words;
  const body = lines.map((line) => [
    formats.fullDateTime(line.at),
    { number: line.entryId },
    typeText(line.type),
    line.number ?? '',
    line.currency,
    { number: line.amount },
    { number: line.balanceAfter },
    line.explanation ?? '',
  ]);
  const opening = part.isLast ? endLine(part.ends, 'opening', words) : [];
  return part.isFirst
    ? csvText([heads(words), ...endLine(part.ends, 'closing', words), ...body, ...opening])
    : csvLines([...body, ...opening]);
}

function heads({ t, timeZone }: StatementWords): readonly string[] {
  const columns = [
    'entry',
    'type',
    'reference',
    'currency',
    'amount',
    'balance',
    'explanation',
  ] as const;
  return [
    `${t('statement.columns.time')} (${timeZone})`,
    ...columns.map((column) => t(`statement.columns.${column}`)),
  ];
}

function endLine(ends: CsvEnds | undefined, name: 'opening' | 'closing', words: StatementWords) {
  return ends === undefined
    ? []
    : [['', '', words.t(`statement.${name}`), '', ends.currency, '', { number: ends[name] }, '']];
}
