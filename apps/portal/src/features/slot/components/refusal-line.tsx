import type { Failure } from '@portal/protocol/client';
import { useTranslations } from '@portal/i18n/react';
import { Button, WarningIcon } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Launch } from '../round.ts';
import { wayOut } from '../way-out.ts';
import styles from './controls.module.css';

export interface RefusalActions {
  readonly balanceMinor: bigint;
  readonly stakeIndex: number;
  readonly onStake: (index: number) => void;
  readonly onTryAgain: () => void;
  readonly onReload: () => void;
  readonly onLeave: () => void;
}

/** Why no round was played, and what to do about it. */
export function RefusalLine(
  props: RefusalActions & { readonly launch: Launch; readonly refusal: Failure },
) {
  const failureText = useFailureText();
  return (
    <div role="alert" className={styles['status']} data-tone="bad">
      <WarningIcon size={18} />
      <span>{failureText(props.refusal)}</span>
      <Action {...props} />
    </div>
  );
}

function Action(props: RefusalActions & { readonly launch: Launch; readonly refusal: Failure }) {
  const { launch, refusal, balanceMinor, stakeIndex } = props;
  const t = useTranslations('slot.play');
  const line = useMoneyLine();
  const lowerSteps = launch.stakes.slice(0, stakeIndex).map(({ stake }) => toMinor(stake));
  const out = wayOut(refusal.code, { lowerSteps, balanceMinor });
  switch (out.kind) {
    case 'lowerStake': {
      const stake = launch.stakes[out.index]?.stake ?? launch.defaultStake;
      return (
        <Button
          size="small"
          onClick={() => {
            props.onStake(out.index);
          }}
        >
          {t('takeStake', { stake: line(stake, launch.currency) })}
        </Button>
      );
    }
    case 'leave':
      return (
        <Button size="small" onClick={props.onLeave}>
          {t('backToGames')}
        </Button>
      );
    case 'reload':
      return (
        <Button size="small" onClick={props.onReload}>
          {t('loadAgain')}
        </Button>
      );
    case 'tryAgain':
      return (
        <Button size="small" onClick={props.onTryAgain}>
          {t('tryAgain')}
        </Button>
      );
  }
}
