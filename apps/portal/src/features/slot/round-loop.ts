import { newIdempotencyKey, type Failure } from '@portal/protocol/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toMinor } from '../../shared/money/amounts.ts';
import { reportShown } from './api/mark-round-shown.ts';
import { sendSpin } from './api/spin-slot.ts';
import type { Sound } from '../../shared/stage/sound/sound.ts';
import type { Stage } from '../../shared/stage/reels/stage.ts';
import {
  forgetPendingSpin,
  keepPendingSpin,
  recallPendingSpin,
  type PendingSpin,
} from './pending-spin.ts';
import { showRound, type Step } from './show-round.ts';
import { rest } from '../../shared/stage/rest.ts';
import type { Launch, Round } from './round.ts';

/** design-brief.md 3.13: no round is shorter, whatever was won. */
const leastRoundMs = 2500;
/** design-brief.md 3.5: an unknown outcome is asked again with the same key, never bet again. */
const askAgainAfterMs = [1000, 2000, 4000, 8000] as const;

export type Phase = 'idle' | 'sending' | 'checking' | 'unknown' | 'showing';

export interface RoundLoopState {
  readonly phase: Phase;
  readonly balanceMinor: bigint;
  readonly netMinor: bigint;
  readonly wonMinor: bigint;
  readonly step: Step | undefined;
  readonly lastRound: Round | undefined;
  readonly refusal: Failure | undefined;
}

export interface PlayOptions {
  readonly launch: Launch;
  readonly account: string;
  readonly sound: Sound;
  readonly isCalm: () => boolean;
  /**
   * Called when a round has been shown to its end: records and balances on other pages are stale
   * then.
   */
  readonly onShown: () => void;
}

/** The life of rounds on one machine: send, show, report, and finish what was interrupted (R37). */
export interface RoundLoop {
  readonly store: StoreApi<RoundLoopState>;
  readonly spin: (stake: string) => void;
  readonly askAgain: () => void;
  /** The fun money of a trial was refilled to this balance. */
  readonly refilled: (balance: string) => void;
  /**
   * Starts on a stage and first shows a round that was left unshown; the function that it returns
   * leaves the stage.
   */
  readonly attach: (stage: Stage) => () => void;
}

/** What a play holds while its page is open. */
interface Machine {
  readonly options: PlayOptions;
  readonly game: Pick<PendingSpin, 'nodeId' | 'mode' | 'account'>;
  readonly store: StoreApi<RoundLoopState>;
  stage: Stage | undefined;
  leaving: AbortController;
}

export function createRoundLoop(options: PlayOptions): RoundLoop {
  const { launch, account } = options;
  const store = createStore<RoundLoopState>(() => ({
    phase: 'idle',
    balanceMinor: toMinor(launch.balance),
    netMinor: 0n,
    wonMinor: 0n,
    step: undefined,
    lastRound: undefined,
    refusal: undefined,
  }));
  const game = { nodeId: launch.game.nodeId, mode: launch.mode, account };
  const machine: Machine = {
    options,
    game,
    store,
    stage: undefined,
    leaving: new AbortController(),
  };
  let unshown = launch.unshownRound ?? undefined;
  return {
    store,
    spin: (stake) => {
      beginSpin(machine, stake);
    },
    askAgain: () => {
      askPending(machine);
    },
    refilled: (balance) => {
      store.setState({ balanceMinor: toMinor(balance), refusal: undefined });
    },
    attach: (stage) => {
      machine.stage = stage;
      machine.leaving = new AbortController();
      if (!askPending(machine) && unshown !== undefined) {
        void showToEnd(machine, unshown, performance.now());
        unshown = undefined;
      }
      return () => {
        machine.leaving.abort();
        machine.stage = undefined;
      };
    },
  };
}

function beginSpin(machine: Machine, stake: string): void {
  const { store, stage, leaving } = machine;
  if (store.getState().phase !== 'idle' || stage === undefined) {
    return;
  }
  store.setState((state) => ({
    phase: 'sending',
    refusal: undefined,
    wonMinor: 0n,
    balanceMinor: state.balanceMinor - toMinor(stake),
  }));
  void stage.showWins([], leaving.signal, 0);
  void sendUntilKnown(machine, stake, newIdempotencyKey());
}

/** Asks for the answer of a spin that was left behind; false when there is none. */
function askPending(machine: Machine): boolean {
  const pending = recallPendingSpin(machine.game);
  if (pending === undefined) {
    return false;
  }
  machine.store.setState({ phase: 'checking' });
  void sendUntilKnown(machine, pending.stake, pending.key);
  return true;
}

async function sendUntilKnown(machine: Machine, stake: string, key: string): Promise<void> {
  const startedAt = performance.now();
  const { game, store } = machine;
  const { signal } = machine.leaving;
  const { nodeId, mode } = game;
  keepPendingSpin({ ...game, stake, key });
  for (const waitMs of [0, ...askAgainAfterMs]) {
    await rest(waitMs, signal);
    if (signal.aborted) {
      return;
    }
    const outcome = await sendSpin({ nodeId, mode, stake }, key);
    if (outcome.ok) {
      forgetPendingSpin();
      await showToEnd(machine, outcome.value, startedAt);
      return;
    }
    if (isAnswered(outcome)) {
      forgetPendingSpin();
      store.setState((state) => ({
        phase: 'idle',
        refusal: outcome,
        balanceMinor: state.balanceMinor + toMinor(stake),
      }));
      return;
    }
    store.setState({ phase: 'checking' });
  }
  store.setState({ phase: 'unknown' });
}

async function showToEnd(machine: Machine, round: Round, startedAt: number): Promise<void> {
  const { options, store, stage } = machine;
  const { signal } = machine.leaving;
  if (stage === undefined || signal.aborted) {
    return;
  }
  const balanceMinor = toMinor(round.balanceBefore) - toMinor(round.stake);
  store.setState({ phase: 'showing', wonMinor: 0n, balanceMinor, lastRound: undefined });
  const onStep = (step: Step): void => {
    store.setState(step.kind === 'won' ? { step, wonMinor: step.wonMinor } : { step });
    soundStep(options.sound, step, round);
  };
  await showRound({ stage, round, isCalm: options.isCalm(), signal, toMinor, onStep });
  await rest(leastRoundMs - (performance.now() - startedAt), signal);
  if (signal.aborted) {
    // The page was left in the middle: the round stays unreported and is shown on return.
    return;
  }
  store.setState((state) => ({
    phase: 'idle',
    step: undefined,
    wonMinor: toMinor(round.win),
    netMinor: state.netMinor + toMinor(round.net),
    balanceMinor: toMinor(round.balanceAfter),
    lastRound: round,
  }));
  await reportShown(round.roundId);
  options.onShown();
}

/**
 * A refusal means that nothing was played; after any other failure nobody knows whether the round
 * exists.
 */
function isAnswered({ status, code }: Failure): boolean {
  return (status >= 400 && status < 500) || code === 'overloaded';
}

function soundStep(sound: Sound, step: Step, round: Round): void {
  const stakeMinor = toMinor(round.stake);
  if (step.kind === 'feature') {
    sound.feature();
  } else if (step.kind === 'won' && step.wonMinor >= stakeMinor && stakeMinor > 0n) {
    sound.win(Number(step.wonMinor / stakeMinor));
  }
}
