import { useTranslations } from '@portal/i18n/react';
import { ShieldIcon, Spinner, WarningIcon } from '@portal/ui';
import { useBonusMostStake } from '../../../shared/bonus-bars/use-bonus-bar.ts';
import { useMedia } from '../../../shared/device/media.ts';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import { useResultText } from '../hooks/use-result-text.ts';
import type { Launch } from '../round.ts';
import type { RoundLoopState } from '../round-loop.ts';
import styles from './controls.module.css';
import { RefillLine } from './refill-line.tsx';
import type { RefusalActions } from './refusal-action.tsx';
import { RefusalLine } from './refusal-line.tsx';

interface StatusLineProps extends RefusalActions {
  readonly launch: Launch;
  readonly state: RoundLoopState;
  readonly balanceMinor: bigint;
  readonly stakeIndex: number;
  readonly onRefilled: (balance: string) => void;
}

/**
 * One line that always has its place: fun money that ran out, a refusal, a round being checked, a
 * stake that a bonus does not allow, or the last result.
 */
export function StatusLine(props: StatusLineProps) {
  const { launch, state } = props;
  const t = useTranslations('slot.play');
  const resultText = useResultText();
  const isDesktop = useMedia('isDesktop');
  const money = useMoneyLine();
  const most = useBonusMostStake();
  if (isOutOfFun(props)) {
    return <RefillLine onRefilled={props.onRefilled} />;
  }
  if (state.refusal !== undefined) {
    return <RefusalLine {...props} launch={launch} refusal={state.refusal} />;
  }
  if (state.phase === 'unknown') {
    return (
      <p role="alert" className={styles['status']} data-tone="warn">
        <WarningIcon size={18} />
        {t('unknown')}
      </p>
    );
  }
  if (state.phase === 'checking') {
    return (
      <p role="status" className={styles['status']} data-tone="warn">
        <Spinner size={16} />
        {t('checking')}
      </p>
    );
  }
  if (state.phase === 'idle' && most !== undefined && isAbove(props, most)) {
    return (
      <p role="status" className={styles['status']} data-tone="warn">
        <ShieldIcon size={18} />
        {t('bonusLimit', { limit: money(most, launch.currency) })}
      </p>
    );
  }
  const hint = t(isDesktop ? 'hint' : 'hintTouch');
  return (
    <p className={styles['status']}>
      {state.lastRound === undefined
        ? state.phase === 'idle'
          ? hint
          : ''
        : resultText(state.lastRound)}
    </p>
  );
}

/** A stake of real money that an open bonus does not allow: said before it is refused (D8). */
function isAbove({ launch, stakeIndex }: StatusLineProps, mostStake: string): boolean {
  const stake = launch.stakes[stakeIndex]?.stake ?? launch.defaultStake;
  return launch.mode === 'real' && toMinor(stake) > toMinor(mostStake);
}

/** Fun money that pays for no round of this game any more. */
function isOutOfFun({ launch, state }: StatusLineProps): boolean {
  const lowest = toMinor(launch.stakes[0]?.stake ?? launch.defaultStake);
  return launch.mode === 'trial' && state.phase === 'idle' && state.balanceMinor < lowest;
}
