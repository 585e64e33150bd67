import { useTranslations } from '@portal/i18n/react';
import { IconButton, MinusIcon, PlusIcon, VisuallyHidden } from '@portal/ui';
import { useState } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import type { Launch } from '../round.ts';
import styles from './controls.module.css';
import { StakeSheet } from './stake-sheet.tsx';

interface StakeStepperProps {
  readonly launch: Launch;
  readonly stakeIndex: number;
  readonly isLocked: boolean;
  readonly onStake: (index: number) => void;
}

/** One step less or more; the amount itself opens all of them. */
export function StakeStepper({ launch, stakeIndex, isLocked, onStake }: StakeStepperProps) {
  const t = useTranslations('slot.play');
  const [isOpen, setOpen] = useState(false);
  const { currency, stakes } = launch;
  const stake = stakes[stakeIndex]?.stake ?? launch.defaultStake;
  return (
    <div role="group" aria-label={t('stake')} className={styles['stepper']}>
      <IconButton
        label={t('less')}
        icon={<MinusIcon />}
        disabled={isLocked || stakeIndex <= 0}
        onClick={() => {
          onStake(stakeIndex - 1);
        }}
      />
      <button
        type="button"
        className={styles['number']}
        aria-haspopup="dialog"
        disabled={isLocked}
        onClick={() => {
          setOpen(true);
        }}
      >
        <span>{t('stake')}</span>
        <output aria-live="polite">
          <MoneyText amount={stake} currency={currency} />
        </output>
        <VisuallyHidden>{t('allStakes')}</VisuallyHidden>
      </button>
      <IconButton
        label={t('more')}
        icon={<PlusIcon />}
        disabled={isLocked || stakeIndex >= stakes.length - 1}
        onClick={() => {
          onStake(stakeIndex + 1);
        }}
      />
      <StakeSheet
        launch={launch}
        stakeIndex={stakeIndex}
        isOpen={isOpen}
        onStake={onStake}
        onClose={() => {
          setOpen(false);
        }}
      />
    </div>
  );
}
