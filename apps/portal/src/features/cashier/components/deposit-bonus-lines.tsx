import { useTranslations } from '@portal/i18n/react';
import { fromMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useGiftText } from '../../../shared/promotions/gift-text.ts';
import type { DepositTerms } from '../api/read-deposit-terms.ts';
import { depositBonus } from '../deposit-bonus.ts';

/** What the chosen promotion adds to this amount, and what is played for that (D8). */
export function DepositBonusLines(props: {
  readonly promotion: DepositTerms['promotions'][number];
  readonly currency: string;
  readonly paidMinor: bigint;
}) {
  const t = useTranslations('deposit.promotion');
  const terms = useTranslations('promotions.terms');
  const line = useMoneyLine();
  const giftText = useGiftText();
  const { promotion, currency, paidMinor } = props;
  const { title, reward, leastAmount, days } = promotion;
  const bonus = depositBonus(promotion, paidMinor);
  if (bonus === undefined) {
    return (
      <p className="m-0 text-warn">
        {t('less', { title, least: line(leastAmount ?? '0', currency) })}
      </p>
    );
  }
  const { bonusMinor, playMinor } = bonus;
  const money = (minor: bigint) => line(fromMinor(minor, currency), currency);
  return (
    <>
      <p className="m-0 font-semibold text-text">
        {t('adds', {
          title,
          gift: bonusMinor > 0n ? money(bonusMinor) : giftText({ reward, currency }),
        })}
      </p>
      {playMinor > 0n && (
        <p className="m-0 font-semibold text-text">
          {t('play', { play: money(playMinor), time: terms('days', { count: days }) })}
        </p>
      )}
    </>
  );
}
