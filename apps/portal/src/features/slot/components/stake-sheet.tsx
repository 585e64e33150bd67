import { useTranslations } from '@portal/i18n/react';
import { CheckIcon, Sheet } from '@portal/ui';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Launch } from '../round.ts';
import styles from './controls.module.css';

interface StakeSheetProps {
  readonly launch: Launch;
  readonly stakeIndex: number;
  readonly isOpen: boolean;
  readonly onStake: (index: number) => void;
  readonly onClose: () => void;
}

/** Every step of the game's stakes at once; the chosen one is remembered for this game. */
export function StakeSheet({ launch, stakeIndex, isOpen, onStake, onClose }: StakeSheetProps) {
  const t = useTranslations('slot.play');
  const line = useMoneyLine();
  const { currency, stakes } = launch;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('stakes')}
      closeLabel={t('closeStakes')}
      ux="G-13-stakes"
    >
      <p className="mb-3 text-13 text-text-2">{t('stakesNote')}</p>
      <ul className={styles['steps']}>
        {stakes.map(({ stake, creditValue }, index) => (
          <li key={stake}>
            <button
              type="button"
              className={styles['step']}
              aria-pressed={index === stakeIndex}
              onClick={() => {
                onStake(index);
                onClose();
              }}
            >
              <MoneyText amount={stake} currency={currency} />
              <span className="text-12 text-text-3">
                {t('creditWorth', { credit: line(creditValue, currency) })}
              </span>
              {index === stakeIndex && <CheckIcon size={18} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
