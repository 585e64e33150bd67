import { useFormats, useTranslations } from '@portal/i18n/react';
import { VisuallyHidden } from '@portal/ui';
import { type ReactNode, useId } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useGiftText } from '../../../shared/promotions/gift-text.ts';
import type { DepositTerms } from '../api/read-deposit-terms.ts';

type Offered = DepositTerms['promotions'][number];

const choice = [
  'grid min-h-14 cursor-pointer grid-cols-[auto_1fr] content-center items-start gap-x-3 gap-y-1',
  'rounded-card border border-line bg-s2 p-3 has-checked:border-link has-checked:bg-s3',
].join(' ');

interface PromotionChoiceProps {
  readonly promotions: readonly Offered[];
  readonly currency: string;
  /** The id of the chosen one; empty for none, which nobody is talked out of. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}

/** The promotions that this deposit may serve, each with its terms in short (MC-06-promotion). */
export function PromotionChoice(props: PromotionChoiceProps) {
  const t = useTranslations('deposit.promotion');
  const name = useId();
  const isJoined = props.promotions.some((promotion) => promotion.isJoined === true);
  const option = (id: string, words: ReactNode) => (
    <label key={id} className={choice}>
      <input
        type="radio"
        className="mt-1"
        name={name}
        value={id}
        checked={id === props.value}
        onChange={() => props.onChange(id)}
      />
      <span className="grid min-w-0 gap-1">{words}</span>
    </label>
  );
  return (
    <fieldset data-ux="MC-06-promotion" className="m-0 grid min-w-0 gap-2 border-0 p-0">
      <legend className="contents">
        <VisuallyHidden>{t('title')}</VisuallyHidden>
      </legend>
      {option(
        '',
        <>
          <span className="font-semibold">{t('none')}</span>
          <span className="text-13 text-text-2">{t(isJoined ? 'noneJoined' : 'noneText')}</span>
        </>,
      )}
      {props.promotions.map((promotion) =>
        option(promotion.id, <Terms promotion={promotion} currency={props.currency} />),
      )}
      <p className="m-0 text-13 text-text-2">{t('oldestFirst')}</p>
    </fieldset>
  );
}

function Terms({
  promotion,
  currency,
}: {
  readonly promotion: Offered;
  readonly currency: string;
}) {
  const t = useTranslations('deposit.promotion');
  const terms = useTranslations('promotions.terms');
  const money = useMoneyLine();
  const formats = useFormats();
  const gift = useGiftText();
  const { title, reward, leastAmount, base, multiple, days, maxStakeAmount, closesAt } = promotion;
  const isPlayed = multiple > 0;
  const facts = [
    ...(leastAmount === null ? [] : [[terms('least'), money(leastAmount, currency)]]),
    [
      terms('turnover'),
      isPlayed ? terms(`bases.${base}`, { count: multiple }) : terms('turnoverNone'),
    ],
    ...(isPlayed && base !== 'WINNINGS' ? [[terms('time'), terms('days', { count: days })]] : []),
    ...(maxStakeAmount === null ? [] : [[terms('maxStake'), money(maxStakeAmount, currency)]]),
    ...(promotion.maxCashoutAmount === undefined
      ? []
      : [[terms('maxCashout'), money(promotion.maxCashoutAmount, currency)]]),
    ...(promotion.noRebate === true ? [[terms('rebate'), terms('noRebate')]] : []),
  ];
  return (
    <>
      <span className="font-semibold">{title}</span>
      <span className="text-14 font-semibold text-accent">{gift({ reward, currency })}</span>
      {facts.map(([label, value]) => (
        <span key={label} className="flex flex-wrap justify-between gap-x-3 text-13 text-text-2">
          <span>{label}</span>
          <span className="text-text">{value}</span>
        </span>
      ))}
      <span className="text-13 text-text-2">
        {t('until', { time: formats.dateTime(closesAt) })}
      </span>
    </>
  );
}
