import { useTranslations } from '@portal/i18n/react';
import {
  Button,
  classNames,
  IconButton,
  InfoIcon,
  MinusIcon,
  PlusIcon,
  SoundOffIcon,
  SoundOnIcon,
} from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useMedia } from '../../../shared/device/media.ts';
import { MoneyText, useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useCountUp } from '../../../shared/stage/wins/use-count-up.ts';
import { fromMinor, toMinor } from '../../../shared/money/amounts.ts';
import type { RoundLoopState } from '../round-loop.ts';
import { useResultText } from '../hooks/use-result-text.ts';
import type { Launch } from '../round.ts';
import { RefillLine } from './refill-line.tsx';
import styles from './slot.module.css';

interface PlayBarProps {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly stakeIndex: number;
  readonly onStake: (index: number) => void;
  readonly onSpin: () => void;
  readonly onAskAgain: () => void;
  readonly onRefilled: (balance: string) => void;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  readonly onInfo: () => void;
}

/** Stake, win, spin. There is no autoplay (design-brief.md 3.13). */
export function PlayBar(props: PlayBarProps) {
  const t = useTranslations('slot.play');
  const line = useMoneyLine();
  const { launch, state, stakeIndex } = props;
  const stake = launch.stakes[stakeIndex]?.stake ?? launch.defaultStake;
  return (
    <div className={styles['bar']}>
      <StatusLine {...props} />
      <div className={styles['controls']}>
        <div className="flex items-center gap-1">
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
        <StakeStepper {...props} stake={stake} />
        <WinBox launch={launch} state={state} />
        <Button
          variant="primary"
          size="money"
          data-ux="G-13-spin"
          className={styles['spin']}
          busy={state.phase !== 'idle' && state.phase !== 'unknown'}
          aria-label={t('spinNamed', { stake: line(stake, launch.currency) })}
          onClick={props.onSpin}
        >
          {t('spin')}
        </Button>
      </div>
    </div>
  );
}

function StakeStepper(props: PlayBarProps & { readonly stake: string }) {
  const t = useTranslations('slot.play');
  const { launch, stakeIndex, onStake, state } = props;
  const isLocked = state.phase !== 'idle';
  const last = launch.stakes.length - 1;
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
      <output aria-live="polite" className={styles['number']}>
        <span>{t('stake')}</span>
        <MoneyText amount={props.stake} currency={launch.currency} />
      </output>
      <IconButton
        label={t('more')}
        icon={<PlusIcon />}
        disabled={isLocked || stakeIndex >= last}
        onClick={() => {
          onStake(stakeIndex + 1);
        }}
      />
    </div>
  );
}

function WinBox({ launch, state }: Pick<PlayBarProps, 'launch' | 'state'>) {
  const t = useTranslations('slot.play');
  const wonMinor = useCountUp(state.wonMinor);
  return (
    <p className={classNames(styles['number'], styles['win'])} data-won={state.wonMinor > 0n}>
      <span>{t('win')}</span>
      <MoneyText amount={fromMinor(wonMinor, launch.currency)} currency={launch.currency} />
    </p>
  );
}

/** Fun money that pays for no round of this game any more. */
function isOutOfFun({ launch, state }: PlayBarProps): boolean {
  const lowest = toMinor(launch.stakes[0]?.stake ?? launch.defaultStake);
  return launch.mode === 'trial' && state.phase === 'idle' && state.balanceMinor < lowest;
}

/**
 * One line that always has its place: fun money that ran out, a refusal, a round being checked, or
 * the last result.
 */
function StatusLine(props: PlayBarProps) {
  const { state, onAskAgain } = props;
  const t = useTranslations('slot.play');
  const failureText = useFailureText();
  const resultText = useResultText();
  const isDesktop = useMedia('isDesktop');
  if (isOutOfFun(props)) {
    return <RefillLine onRefilled={props.onRefilled} />;
  }
  if (state.refusal !== undefined) {
    return (
      <p role="alert" className={classNames(styles['status'], 'text-bad')}>
        {failureText(state.refusal)}
      </p>
    );
  }
  if (state.phase === 'unknown') {
    return (
      <p role="alert" className={styles['status']}>
        {t('unknown')}{' '}
        <button type="button" className="font-semibold text-link underline" onClick={onAskAgain}>
          {t('askAgain')}
        </button>
      </p>
    );
  }
  return (
    <p className={styles['status']}>
      {state.phase === 'checking'
        ? t('checking')
        : state.lastRound === undefined
          ? t(isDesktop ? 'hint' : 'hintTouch')
          : resultText(state.lastRound)}
    </p>
  );
}
