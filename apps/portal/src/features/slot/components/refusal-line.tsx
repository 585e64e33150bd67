import { ShieldIcon, WarningIcon } from '@portal/ui';
import type { Failure } from '@portal/protocol/client';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { toMinor } from '../../../shared/money/amounts.ts';
import { useReachedLimit } from '../../../shared/limit/use-reached-limit.ts';
import type { Launch } from '../round.ts';
import { wayOut } from '../way-out.ts';
import styles from './controls.module.css';
import { RefusalAction, type RefusalActions } from './refusal-action.tsx';

/** Why no round was played, and what to do about it. What the player has set is no fault. */
export function RefusalLine(
  props: RefusalActions & {
    readonly launch: Launch;
    readonly balanceMinor: bigint;
    readonly stakeIndex: number;
    readonly refusal: Failure;
  },
) {
  const { launch, refusal, balanceMinor, stakeIndex } = props;
  const failureText = useFailureText();
  const reachedLimit = useReachedLimit();
  const lowerSteps = launch.stakes.slice(0, stakeIndex).map(({ stake }) => toMinor(stake));
  const out = wayOut(refusal, { lowerSteps, balanceMinor });
  const isOwn = out.kind === 'protection' || out.kind === 'check';
  const limit = reachedLimit(refusal);
  return (
    <div
      role="alert"
      className={styles['status']}
      data-tone={isOwn ? 'warn' : 'bad'}
      {...(limit !== undefined && { 'data-ux': 'RG-06' })}
    >
      {isOwn ? <ShieldIcon size={18} /> : <WarningIcon size={18} />}
      <span>{limit ?? failureText(refusal)}</span>
      <RefusalAction {...props} out={out} />
    </div>
  );
}
