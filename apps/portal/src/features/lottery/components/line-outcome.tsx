import { useTranslations } from '@portal/i18n/react';
import { decimal4, formatDecimal, unit4 } from '@portal/lottery';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { useMemo } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Draw } from '../halls.ts';
import { useLineText } from '../hooks/use-line-text.ts';
import { useRuleTexts } from '../hooks/use-rule-texts.ts';
import { lineResult } from '../line-results.ts';
import { amountOf } from '../slip.ts';

interface OutcomeProps {
  readonly line: ReplyOf<Endpoints['readLotteryTicket']>['lines'][number];
  readonly draw: Draw;
  readonly multiple: number;
  readonly currency: string;
}

/** What a win consists of: what hit, and for each prize hits × stake × odds (lottery.md B7). */
export function LineOutcome({ line, draw, multiple, currency }: OutcomeProps) {
  const t = useTranslations('lottery.receipt');
  const { word } = useRuleTexts();
  const text = useLineText();
  const result = useMemo(() => lineResult(line, draw, multiple), [line, draw, multiple]);
  if (result === undefined) {
    return null;
  }
  const { hits, refundUnits, stakePerUnit, won } = result;
  const refund = (stakePerUnit * BigInt(refundUnits) * (unit4 - decimal4(line.discount))) / unit4;
  const money = (value: bigint) => (
    <MoneyText amount={amountOf(value, currency)} currency={currency} />
  );
  return (
    <>
      {won.length > 0 && (
        <span className="block text-13 text-ok">
          {t('hit')}{' '}
          <bdi className="font-mono">
            {won.map((selection) => text.numbers({ betType: line.betType, selection })).join(', ')}
          </bdi>
        </span>
      )}
      {hits.map(({ tier, count, odds }) => (
        <span key={tier} className="block text-13 text-ok">
          {line.odds.length > 1 && `${word(tier)}: `}
          <bdi>
            {t('reckoning', {
              count,
              stake: formatDecimal(stakePerUnit),
              odds: formatDecimal(odds),
            })}{' '}
            {money((stakePerUnit * odds * BigInt(count)) / unit4)}
          </bdi>
        </span>
      ))}
      {refundUnits > 0 && (
        <span className="block text-13 text-text-2">
          {t('stakeBack', { count: refundUnits })} {money(refund)}
        </span>
      )}
      {hits.length === 0 && refundUnits === 0 && (
        <span className="block text-13 text-text-3">{t('noHit')}</span>
      )}
    </>
  );
}
