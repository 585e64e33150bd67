import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  formatDecimal,
  highestMultiple,
  highestRebate,
  isStakedByMultiple,
  priceOf,
  rebateStep,
  unitPrices,
} from '@portal/lottery';
import { IconButton, Input, MinusIcon, PlusIcon, Segmented } from '@portal/ui';
import type { LotteryGame } from '../halls.ts';
import type { Draft } from '../hooks/use-draft.ts';
import playStyles from './play.module.css';
import slipStyles from './slip.module.css';

interface BarProps {
  readonly draft: Draft;
  readonly game: LotteryGame;
}

/** What one bet is staked with: unit price and multiple, or an amount; odds against rebate. */
export function StakeBar(props: BarProps) {
  const { betType } = props.draft;
  return (
    <div className={slipStyles['stakes']}>
      {isStakedByMultiple(betType.id) ? <ByMultiple {...props} /> : <ByAmount {...props} />}
      <PriceSlider {...props} />
    </div>
  );
}

function ByMultiple({ draft: { stakes, setStakes } }: BarProps) {
  const t = useTranslations('lottery.stake');
  const clamp = (multiple: number): number =>
    Math.min(highestMultiple, Math.max(1, Math.floor(multiple) || 1));
  const set = (multiple: number): void => {
    setStakes({ multiple: clamp(multiple) });
  };
  return (
    <>
      <Segmented
        label={t('unit')}
        value={formatDecimal(stakes.unitPrice)}
        onChange={(text) => {
          const unitPrice = unitPrices.find((price) => formatDecimal(price) === text);
          if (unitPrice !== undefined) {
            setStakes({ unitPrice });
          }
        }}
        options={unitPrices.map((price) => {
          const text = formatDecimal(price);
          return { value: text, label: text };
        })}
      />
      <div role="group" aria-label={t('multiple')} className={slipStyles['stepper']}>
        <IconButton
          label={t('less')}
          icon={<MinusIcon />}
          disabled={stakes.multiple <= 1}
          onClick={() => {
            set(stakes.multiple - 1);
          }}
        />
        <Input
          aria-label={t('multiple')}
          before="×"
          inputMode="numeric"
          dir="ltr"
          value={String(stakes.multiple)}
          onChange={({ target }) => {
            set(Number(target.value.replaceAll(/\D/gu, '')));
          }}
        />
        <IconButton
          label={t('more')}
          icon={<PlusIcon />}
          disabled={stakes.multiple >= highestMultiple}
          onClick={() => {
            set(stakes.multiple + 1);
          }}
        />
      </div>
    </>
  );
}

const quickStakes = ['10', '50', '100', '500'];

function ByAmount({ draft: { stakes, setStakes }, game: { limits } }: BarProps) {
  const t = useTranslations('lottery.stake');
  const formats = useFormats();
  const grouped = (amount: string): string => formats.money(amount, '').number;
  return (
    <>
      <label className={slipStyles['amount']}>
        <span>{t('perBet')}</span>
        <Input
          inputMode="decimal"
          dir="ltr"
          value={stakes.typed}
          onChange={({ target }) => {
            setStakes({ typed: target.value.trim() });
          }}
        />
      </label>
      <div role="group" aria-label={t('quick')} className={playStyles['tools']}>
        {quickStakes.map((stake) => (
          <button
            key={stake}
            type="button"
            className={playStyles['tool']}
            onClick={() => {
              setStakes({ typed: stake });
            }}
          >
            {stake}
          </button>
        ))}
      </div>
      <small className="text-text-3">
        {t('between', {
          lowest: grouped(limits.stakeLowest),
          highest: grouped(limits.stakeHighest),
        })}
      </small>
    </>
  );
}

/** Higher odds or more of the stake back at once (LOT-03). */
function PriceSlider({ draft: { betType, stakes, setStakes }, game: { groups } }: BarProps) {
  const t = useTranslations('lottery.stake');
  const formats = useFormats();
  switch (priceOf(betType.id).pricing) {
    case 'group':
      return (
        <Slider
          label={t('group')}
          text={t('groupAndRebate', {
            group: stakes.prizeGroup,
            rebate: formats.percent((groups.member - stakes.prizeGroup) / 2000),
          })}
          range={{ lowest: groups.lowest, highest: groups.member, step: 2 }}
          value={stakes.prizeGroup}
          onChange={(prizeGroup) => {
            setStakes({ prizeGroup });
          }}
        />
      );
    case 'fixed':
      return (
        <Slider
          label={t('rebate')}
          text={t('rebateOf', { rebate: formats.percent(Number(stakes.rebate) / 10_000) })}
          range={{ lowest: 0, highest: Number(highestRebate), step: Number(rebateStep) }}
          value={Number(stakes.rebate)}
          onChange={(rebate) => {
            setStakes({ rebate: BigInt(rebate) });
          }}
        />
      );
    case 'computed':
      return null;
  }
}

function Slider(props: {
  readonly label: string;
  readonly text: string;
  readonly range: { readonly lowest: number; readonly highest: number; readonly step: number };
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const { lowest, highest, step } = props.range;
  return (
    <label className={slipStyles['slider']}>
      <span>{props.label}</span>
      <input
        type="range"
        min={lowest}
        max={highest}
        step={step}
        value={props.value}
        aria-valuetext={props.text}
        onChange={({ target }) => {
          props.onChange(Number(target.value));
        }}
      />
      <output>{props.text}</output>
    </label>
  );
}
