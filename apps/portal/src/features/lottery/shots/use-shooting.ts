import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { shootNumber } from '../api/shoot-number.ts';
import { lotteryKeys } from '../lottery-keys.ts';

/** What the server asks of two shots of one member (lottery.md A3.3). */
const restMs = 3000;

export interface Shooting {
  readonly isBusy: boolean;
  /** The last shot is too short ago for another one. */
  readonly isResting: boolean;
  readonly failure: string | undefined;
  readonly sent: string | undefined;
  /** True when the number is in. */
  readonly shoot: (issueNo: string, number: string) => Promise<boolean>;
}

export function useShooting(gameCode: string): Shooting {
  const queries = useQueryClient();
  const failureText = useFailureText();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [sent, setSent] = useState<string>();
  const [turn, setTurn] = useState(0);
  const [rested, setRested] = useState(0);
  const isResting = turn !== rested;
  useEffect(() => {
    const timer = setTimeout(() => {
      setRested(turn);
    }, restMs);
    return () => {
      clearTimeout(timer);
    };
  }, [turn]);
  const shoot = async (issueNo: string, number: string): Promise<boolean> => {
    setBusy(true);
    const outcome = await shootNumber({ gameCode, issueNo, number });
    setBusy(false);
    if (!outcome.ok && outcome.code === 'in_need_true_account') {
      useDialogs.getState().show('trialRefused');
      return false;
    }
    setFailure(outcome.ok ? undefined : failureText(outcome));
    setSent(outcome.ok ? number : undefined);
    if (outcome.ok) {
      setTurn(turn + 1);
    }
    await queries.invalidateQueries({ queryKey: lotteryKeys.shots(gameCode) });
    return outcome.ok;
  };
  return { isBusy, isResting, failure, sent, shoot };
}
