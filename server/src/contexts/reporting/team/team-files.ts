import { createFormats, intlTagOf, isLocale } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { csvText } from '../../../platform/csv.ts';

type Bets = ReplyOf<Endpoints['listTeamBets']>['content'];
type Lines = ReplyOf<Endpoints['listTeamTransactions']>['content'];

/** In which language and zone a file is written. */
export type FileWords = ReturnType<typeof fileWords>;

export function fileWords(texts: Texts, { locale, site }: Pick<Ctx, 'locale' | 'site'>) {
  const language = isLocale(locale) ? locale : 'en';
  const formats = createFormats(intlTagOf(language), site.timeZone);
  return {
    t: texts.translator(language, 'team-records'),
    bets: texts.translator(language, 'bets'),
    zone: site.timeZone,
    moment: (at: string | null) => (at === null ? '' : formats.fullDateTime(at)),
  };
}

const betAmounts = ['stake', 'valid', 'payout', 'net'] as const;

/** As the screens name them: the house names its own products itself. */
function vendorText({ provider, vendorName }: Bets[number], bets: FileWords['bets']): string {
  if (provider === 'lottery') {
    return bets('provider.lottery');
  }
  return vendorName === '' ? bets('provider.games') : vendorName;
}

/** Nothing is won or lost by a bet that runs. */
function isRunning({ state }: Bets[number]): boolean {
  return state === 'waiting' || state === 'open';
}

export function teamBetsCsv(lines: Bets, { t, bets, zone, moment }: FileWords): string {
  const heads = ['bet', 'account', 'category', 'vendor', 'game', 'round'] as const;
  return csvText([
    [
      ...heads.map((head) => t(`columns.${head}`)),
      `${t('columns.placed')} (${zone})`,
      `${t('columns.settled')} (${zone})`,
      t('columns.odds'),
      ...betAmounts.map((head) => t(`columns.${head}`)),
      t('columns.result'),
    ],
    ...lines.map((line) => [
      line.betId,
      line.account,
      bets(`category.${line.category}`),
      vendorText(line, bets),
      line.displayName,
      line.roundNumber,
      moment(line.placedAt),
      moment(line.settledAt),
      line.odds,
      ...betAmounts.map((name) =>
        name === 'net' && isRunning(line) ? '' : { number: line[name] },
      ),
      bets(`result.${line.result}`),
    ]),
  ]);
}

const lineAmounts = ['moneyIn', 'moneyOut'] as const;

export function teamLinesCsv(
  lines: Lines,
  { t, zone, moment }: FileWords,
  typeText: (type: string) => string,
): string {
  return csvText([
    [
      `${t('columns.time')} (${zone})`,
      t('columns.account'),
      t('columns.type'),
      ...lineAmounts.map((head) => t(`columns.${head}`)),
      t('columns.reference'),
      t('columns.remark'),
      t('columns.balance'),
    ],
    ...lines.map((line) => [
      moment(line.at),
      line.account,
      typeText(line.type),
      ...lineAmounts.map((name) => ({ number: line[name] })),
      line.reference,
      line.remark ?? '',
      line.balanceAfter === null ? '' : { number: line.balanceAfter },
    ]),
  ]);
}
