import { useTranslations } from '@portal/i18n/react';
import { currency, parseAmount } from '@portal/money';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { DepositChannel, DepositTerms } from '../api/read-deposit-terms.ts';
import { feeOf } from '../fee-of.ts';
import { isOwnLess, leftIn, mostIn } from '../payable.ts';
import { DepositBonusLines } from './deposit-bonus-lines.tsx';

/** What is paid, what it costs, what arrives and how soon, and what it asks for afterwards. */
export function DepositPreview(props: {
  readonly terms: DepositTerms;
  readonly channel: DepositChannel;
  readonly amount: string | undefined;
  /** The promotion that it is to serve. */
  readonly promotion: DepositTerms['promotions'][number] | undefined;
}) {
  const t = useTranslations('deposit');
  const line = useMoneyLine();
  const { terms, channel, amount, promotion } = props;
  const parsed = amount === undefined ? undefined : parseAmount(amount, currency(terms.currency));
  const money = (minor: bigint) => line(fromMinor(minor, terms.currency), terms.currency);
  const fee =
    parsed?.ok === true
      ? toMinor(feeOf({ fee: channel.fee, currency: terms.currency }, parsed.value))
      : 0n;
  const most = mostIn(terms, channel)?.amount ?? leftIn(terms, channel);
  const isAbove = parsed?.ok === true && parsed.value > toMinor(most);
  return (
    <div role="status" className="grid gap-1 text-14 text-text-2">
      {isAbove && (
        <p className="m-0 text-warn">{t('above', { most: line(most, terms.currency) })}</p>
      )}
      {parsed?.ok === true && !isAbove && parsed.value > fee && (
        <p className="m-0">
          {t('preview', {
            pay: money(parsed.value),
            fee: money(fee),
            credit: money(parsed.value - fee),
            minutes: channel.arrives.most,
          })}
        </p>
      )}
      <p className="m-0">
        {t(isOwnLess(terms, channel) ? 'leftOwn' : 'leftToday', {
          left: line(leftIn(terms, channel), terms.currency),
        })}
      </p>
      <p className="m-0">
        {terms.turnover === 0 ? t('turnoverFree') : t('turnover', { multiple: terms.turnover })}
      </p>
      {promotion !== undefined && parsed?.ok === true && !isAbove && (
        <DepositBonusLines
          promotion={promotion}
          currency={terms.currency}
          paidMinor={parsed.value}
        />
      )}
    </div>
  );
}
