import { classNames } from '@portal/ui';
import { useTranslations } from '@portal/i18n/react';
import { toMinor } from '../../../shared/money/amounts.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useCountUp } from '../../../shared/stage/wins/use-count-up.ts';
import { fromMinor } from '../../../shared/money/amounts.ts';
import type { RoundLoopState } from '../round-loop.ts';
import type { Launch } from '../round.ts';
import styles from './slot.module.css';

/** Multiples of the stake from which a win is celebrated; below its stake a win never is. */
const bigWin = 15n;

/** Words over the machine: the feature's progress and large wins. */
export function StageOverlay(props: { readonly launch: Launch; readonly state: RoundLoopState }) {
  const t = useTranslations('slot.play');
  const { launch, state } = props;
  const { step, phase } = state;
  const wonMinor = useCountUp(state.wonMinor);
  const freeSpin = step?.kind === 'spin' ? step.freeSpin : undefined;
  const stakeMinor = state.lastRound === undefined ? 0n : toMinor(state.lastRound.stake);
  const isBig = phase === 'idle' && stakeMinor > 0n && state.wonMinor >= stakeMinor * bigWin;
  return (
    <div className={styles['overlay']} aria-hidden="true">
      {step?.kind === 'feature' && (
        <div className={styles['card']}>
          <p className={styles['card-title']}>{t('featureTitle', { count: step.count })}</p>
          <p>{t('featureText', { multiplier: launch.design.freeSpins?.multiplier ?? 1 })}</p>
        </div>
      )}
      {isBig && (
        <div className={classNames(styles['card'], styles['card-win'])}>
          <p className={styles['card-title']}>
            <MoneyText amount={fromMinor(wonMinor, launch.currency)} currency={launch.currency} />
          </p>
          <p>{t('bigWin')}</p>
        </div>
      )}
      {phase === 'showing' && freeSpin !== undefined && (
        <p className={styles['feature-line']}>
          {t('freeSpinOf', { index: freeSpin.index, total: freeSpin.of })}
        </p>
      )}
    </div>
  );
}
