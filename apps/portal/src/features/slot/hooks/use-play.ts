import { newIdempotencyKey, type Failure } from '@portal/protocol/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromMinor, toMinor } from '../../../shared/amounts.ts';
import { balanceQuery } from '../../../shared/balance.ts';
import { useMedia } from '../../../shared/media.ts';
import { useMember } from '../../../shared/session.ts';
import { reportPresented, sendSpin } from '../api/slot-calls.ts';
import type { Stage } from '../machine/stage.ts';
import { forgetPendingSpin, keepPendingSpin, recallPendingSpin } from '../pending-spin.ts';
import { presentRound, type Step } from '../present-round.ts';
import type { Launch, Round } from '../round.ts';

/** design-brief 3.13: no round is shorter, whatever was won. */
export const leastRoundMs = 2500;
/** design-brief 3.5: an unknown outcome is asked again with the same key, never bet again. */
const askAgainAfterMs = [1000, 2000, 4000, 8000] as const;

export type Phase = 'idle' | 'sending' | 'checking' | 'unknown' | 'showing';

export interface PlayState {
  readonly phase: Phase;
  readonly balanceMinor: bigint;
  readonly netMinor: bigint;
  readonly wonMinor: bigint;
  readonly step: Step | undefined;
  readonly lastRound: Round | undefined;
  readonly refusal: Failure<string> | undefined;
}

/** The life of rounds on one machine: send, show, report, and finish what was interrupted. */
export function usePlay(options: {
  readonly launch: Launch;
  readonly stage: Stage | undefined;
  readonly onShown: (round: Round) => void;
  readonly onStep: (step: Step, round: Round) => void;
}) {
  const { launch, stage } = options;
  const queries = useQueryClient();
  const account = useMember()?.id ?? '';
  const isCalm = useMedia('isReducedMotion');
  const leaving = useRef(new AbortController());
  const [state, setState] = useState<PlayState>(() => ({
    phase: 'idle',
    balanceMinor: toMinor(launch.balance),
    netMinor: 0n,
    wonMinor: 0n,
    step: undefined,
    lastRound: undefined,
    refusal: undefined,
  }));
  const change = useCallback((next: Partial<PlayState>) => {
    setState((before) => ({ ...before, ...next }));
  }, []);

  const show = useEffectEvent(async (round: Round, startedAt: number): Promise<void> => {
    if (stage === undefined) {
      return;
    }
    const { signal } = leaving.current;
    const stakeMinor = toMinor(round.stake);
    change({
      phase: 'showing',
      wonMinor: 0n,
      balanceMinor: toMinor(round.balanceBefore) - stakeMinor,
      lastRound: undefined,
    });
    await presentRound({
      stage,
      round,
      isCalm,
      signal,
      toMinor,
      onStep: (step) => {
        change(step.kind === 'won' ? { step, wonMinor: step.wonMinor } : { step });
        options.onStep(step, round);
      },
    });
    await rest(leastRoundMs - (performance.now() - startedAt), signal);
    if (signal.aborted) {
      // The page was left in the middle: the round stays unreported and is shown on return.
      return;
    }
    setState((before) => ({
      ...before,
      phase: 'idle',
      step: undefined,
      wonMinor: toMinor(round.win),
      netMinor: before.netMinor + toMinor(round.net),
      balanceMinor: toMinor(round.balanceAfter),
      lastRound: round,
    }));
    options.onShown(round);
    void reportPresented(round.roundId);
    void queries.invalidateQueries({ queryKey: ['records'] });
    void queries.invalidateQueries({ queryKey: balanceQuery.queryKey });
  });

  const send = useEffectEvent(async (stake: string, key: string): Promise<void> => {
    const { nodeId } = launch.game;
    const { mode } = launch;
    const startedAt = performance.now();
    const { signal } = leaving.current;
    keepPendingSpin({ nodeId, mode, stake, key, account });
    for (const waitMs of [0, ...askAgainAfterMs]) {
      await rest(waitMs, signal);
      if (signal.aborted) {
        return;
      }
      const outcome = await sendSpin({ nodeId, mode, stake }, key);
      if (outcome.ok) {
        forgetPendingSpin();
        await show(outcome.value, startedAt);
        return;
      }
      const isKnown = outcome.status >= 400 && outcome.status < 500;
      if (isKnown || outcome.code === 'overloaded') {
        forgetPendingSpin();
        setState((before) => ({
          ...before,
          phase: 'idle',
          refusal: outcome,
          balanceMinor: before.balanceMinor + toMinor(stake),
        }));
        return;
      }
      change({ phase: 'checking' });
    }
    change({ phase: 'unknown' });
  });

  const spin = (stake: string): void => {
    if (state.phase !== 'idle' || stage === undefined) {
      return;
    }
    change({
      phase: 'sending',
      refusal: undefined,
      wonMinor: 0n,
      balanceMinor: state.balanceMinor - toMinor(stake),
    });
    void stage.showWins([], leaving.current.signal, 0);
    void send(stake, newIdempotencyKey());
  };

  const askAgain = (): void => {
    const pending = recallPendingSpin({ nodeId: launch.game.nodeId, mode: launch.mode, account });
    if (pending !== undefined) {
      change({ phase: 'checking' });
      void send(pending.stake, pending.key);
    }
  };

  const resume = useEffectEvent(() => {
    const pending = recallPendingSpin({ nodeId: launch.game.nodeId, mode: launch.mode, account });
    if (pending !== undefined) {
      change({ phase: 'checking' });
      void send(pending.stake, pending.key);
    } else if (launch.unfinishedRound !== null) {
      void show(launch.unfinishedRound, performance.now());
    }
  });

  useEffect(() => {
    if (stage === undefined) {
      return undefined;
    }
    leaving.current = new AbortController();
    resume();
    const { current } = leaving;
    return () => {
      current.abort();
    };
  }, [stage]);

  return { state, spin, askAgain };
}

export function amountOf(minor: bigint, launch: Launch): string {
  return fromMinor(minor, launch.currency);
}

function rest(lastsMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (lastsMs <= 0 || signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, lastsMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
