import { useTranslations } from '@portal/i18n/react';
import { Button, classNames, IconButton, InfoIcon, SoundOffIcon, SoundOnIcon } from '@portal/ui';
import { fromMinor } from '../../../shared/money/amounts.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useCountUp } from '../../../shared/stage/wins/use-count-up.ts';
import { isCelebrated, type WinTier } from '../../../shared/stage/wins/win-tier.ts';
import type { Launch } from '../round.ts';
import type { FreeStake, RoundLoopState } from '../round-loop.ts';
import { tierOfRound } from '../tier-of-round.ts';
import styles from './controls.module.css';
import { FeatureBar } from './feature-bar.tsx';
import { FreeLine } from './free-line.tsx';
import { StakeStepper } from './stake-stepper.tsx';
import { StatusLine } from './status-line.tsx';

export interface PlayBarProps {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly stakeIndex: number;
  readonly onStake: (index: number) => void;
  readonly onPress: () => void;
  readonly onFree: (free: FreeStake) => void;
  readonly onSkipFeature: () => void;
  readonly onRefilled: (balance: string) => void;
  readonly onReload: () => void;
  readonly onLeave: () => void;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  readonly onInfo: () => void;
}

/** Stake, win, spin. There is no autoplay (design-brief.md 3.13). */
export function PlayBar(props: PlayBarProps) {
  const t = useTranslations('slot.play');
  const { launch, state, stakeIndex, onStake } = props;
  const { step } = state;
  return (
    <div className={styles['bar']}>
      {launch.mode === 'real' && <FreeLine launch={launch} state={state} onPlay={props.onFree} />}
      <div className={styles['place']}>
        {step?.kind === 'freeSpin' || step?.kind === 'freeSpinWon' ? (
          <FeatureBar step={step} currency={launch.currency} onSkip={props.onSkipFeature} />
        ) : (
          <StatusLine {...props} balanceMinor={state.balanceMinor} onTryAgain={props.onPress} />
        )}
      </div>
      <div className={styles['controls']}>
        <div className={styles['tools']}>
          <IconButton
            data-ux="G-13-info"
            label={t('info')}
            icon={<InfoIcon />}
            onClick={props.onInfo}
          />
          <IconButton
            label={props.isSoundOn ? t('soundOff') : t('soundOn')}
            pressed={props.isSoundOn}
            icon={props.isSoundOn ? <SoundOnIcon /> : <SoundOffIcon />}
            onClick={props.onSound}
          />
        </div>
        <StakeStepper
          launch={launch}
          stakeIndex={stakeIndex}
          isLocked={state.phase !== 'idle'}
          onStake={onStake}
        />
        <WinBox launch={launch} state={state} />
        <MainButton {...props} />
      </div>
    </div>
  );
}

/** Plays; asks for an answer that is missing; skips what may be skipped. */
function MainButton({ launch, state, stakeIndex, onPress }: PlayBarProps) {
  const t = useTranslations('slot.play');
  const line = useMoneyLine();
  const { phase, canSkip } = state;
  const stake = launch.stakes[stakeIndex]?.stake ?? launch.defaultStake;
  const canAsk = phase === 'unknown';
  const isSkip = phase === 'showing' && canSkip;
  const isSpin = !canAsk && !isSkip;
  return (
    <Button
      variant="primary"
      size="money"
      data-ux="G-13-spin"
      className={styles['spin']}
      busy={isSpin && phase !== 'idle'}
      aria-label={isSpin ? t('spinNamed', { stake: line(stake, launch.currency) }) : undefined}
      onClick={onPress}
    >
      {canAsk ? t('askAgain') : isSkip ? t('skip') : t('spin')}
    </Button>
  );
}

/** A return that is not above the stake is called by its name, and has no colour (R15). */
function WinBox({ launch, state }: Pick<PlayBarProps, 'launch' | 'state'>) {
  const t = useTranslations('slot.play');
  const wonMinor = useCountUp(state.wonMinor);
  const tier = shownTier(state);
  return (
    <p
      className={classNames(styles['number'], styles['win'])}
      data-celebrated={isCelebrated(tier)}
      data-tier={tier}
    >
      <span>{t(tier === 'returned' ? 'returned' : 'win')}</span>
      <MoneyText amount={fromMinor(wonMinor, launch.currency)} currency={launch.currency} />
    </p>
  );
}

function shownTier({ step, lastRound }: RoundLoopState): WinTier {
  if (step !== undefined) {
    return 'tier' in step ? step.tier : 'none';
  }
  return lastRound === undefined ? 'none' : tierOfRound(lastRound);
}
