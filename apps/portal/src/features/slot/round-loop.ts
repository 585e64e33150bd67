import { newIdempotencyKey, type Failure } from '@portal/protocol/client';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { toMinor } from '../../shared/money/amounts.ts';
import type { Stage } from '../../shared/stage/reels/stage.ts';
import { rest } from '../../shared/stage/rest.ts';
import type { Sound } from '../../shared/stage/sound/sound.ts';
import { nowMs } from '../../shared/time/clock.ts';
import { reportShown } from './api/mark-round-shown.ts';
import { sendFreeSpin } from './api/play-free-spin.ts';
import { sendSpin } from './api/spin-slot.ts';
import {
  forgetPendingSpin,
  keepPendingSpin,
  recallPendingSpin,
  type PendingSpin,
} from './pending-spin.ts';
import type { Launch, Round } from './round.ts';
import { showRound, type Step } from './show-round.ts';
import { keepSitting, openSitting, withRound, type Sitting } from './sitting.ts';
import { createSkips, type Skips } from './skips.ts';
import { soundStep } from './sound-step.ts';

/** design-brief.md 3.13: no round is shorter, whatever was won. */
const leastRoundMs = 2500;
/** design-brief.md 3.5: an unknown outcome is asked again with the same key, never bet again. */
const askAgainAfterMs = [0, 1000, 2000, 4000, 8000] as const;
/** From then on the round is called unknown, and asked for at this pace. */
const askUnknownAfterMs = 15_000;

export type Phase = 'idle' | 'sending' | 'checking' | 'unknown' | 'showing';

export interface RoundLoopState {
  readonly phase: Phase;
  readonly balanceMinor: bigint;
  readonly sitting: Sitting;
  readonly wonMinor: bigint;
  readonly step: Step | undefined;
  /** Whether a tap skips something now. */
  readonly canSkip: boolean;
  readonly lastRound: Round | undefined;
  readonly refusal: Failure | undefined;
}

export interface PlayOptions {
  readonly launch: Launch;
  readonly account: string;
  readonly sound: Sound;
  readonly isCalm: () => boolean;
  readonly isOnline: () => boolean;
  readonly amountText: (amount: string) => string;
  /** Called whenever money has moved: records and balances on other pages are stale then. */
  readonly onMoved: () => void;
}

/** The life of rounds on one machine: send, show, report, and finish what was interrupted (R37). */
export interface RoundLoop {
  readonly store: StoreApi<RoundLoopState>;
  /** The one button: plays, skips what may be skipped, or asks for what is unknown. */
  readonly press: (stake: string) => void;
  /** Plays one of the member's free spins, while nothing is under way. */
  readonly playFree: (free: FreeStake) => void;
  /** A press on the machine: skips, and never plays. */
  readonly tap: () => void;
  readonly skipFeature: () => void;
  /** Asks at once for the answer that is missing; that there was no network is over. */
  readonly askAgain: () => void;
  /** The fun money of a trial was refilled to this balance. */
  readonly refilled: (balance: string) => void;
  /**
   * Starts on a stage and first shows a round that was left unshown; the function that it returns
   * leaves the stage.
   */
  readonly attach: (stage: Stage) => () => void;
}

/** A round that the house stakes for the member. */
export interface FreeStake {
  readonly freeSpinsId: string;
  readonly stake: string;
}

/** What changes while the machine is open. */
interface Machine {
  readonly options: PlayOptions;
  readonly game: Pick<PendingSpin, 'nodeId' | 'mode' | 'account'>;
  readonly store: StoreApi<RoundLoopState>;
  stage: Stage | undefined;
  leaving: AbortController;
  skips: Skips;
  /** Ends the wait before the next question. */
  nudge: AbortController;
}

export function createRoundLoop(options: PlayOptions): RoundLoop {
  const machine = createMachine(options);
  const { store } = machine;
  let unshown = options.launch.unshownRound ?? undefined;
  const askAgain = (): void => {
    machine.nudge.abort();
    // Pressed without a network: nothing was sent, and there is one again.
    if (store.getState().refusal === offline) {
      store.setState({ refusal: undefined });
    }
  };
  return {
    store,
    askAgain,
    press: (stake) => {
      const { phase } = store.getState();
      if (phase === 'unknown') {
        askAgain();
      } else if (phase === 'idle') {
        beginSpin(machine, { stake });
      } else {
        skip(machine);
      }
    },
    playFree: (free) => {
      if (store.getState().phase === 'idle') {
        beginSpin(machine, free);
      }
    },
    tap: () => {
      skip(machine);
    },
    skipFeature: () => {
      machine.skips.skipFeature();
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
        leave(machine);
      };
    },
  };
}

function createMachine(options: PlayOptions): Machine {
  const { launch, account } = options;
  const leaving = new AbortController();
  const game = { nodeId: launch.game.nodeId, mode: launch.mode, account };
  return {
    options,
    game,
    store: createStore<RoundLoopState>(() => ({
      phase: 'idle',
      balanceMinor: toMinor(launch.balance),
      sitting: openSitting(nameOf(game), nowMs()),
      wonMinor: 0n,
      step: undefined,
      canSkip: false,
      lastRound: undefined,
      refusal: undefined,
    })),
    stage: undefined,
    leaving,
    skips: createSkips(leaving.signal),
    nudge: new AbortController(),
  };
}

export function nameOf(game: Pick<PendingSpin, 'nodeId' | 'mode' | 'account'>): string {
  return `${game.account}:${game.nodeId}:${game.mode}`;
}

/** A round that was left in the middle has moved money that other pages do not know of. */
function leave(machine: Machine): void {
  const { store, options } = machine;
  machine.leaving.abort();
  machine.stage = undefined;
  options.sound.turn(false);
  if (store.getState().phase !== 'idle') {
    store.setState({ phase: 'idle', step: undefined, canSkip: false });
    options.onMoved();
  }
}

function skip({ store, skips, stage, options }: Machine): void {
  const { phase, canSkip, step } = store.getState();
  if (phase !== 'showing') {
    return;
  }
  if (canSkip) {
    skips.skipPart();
  } else if (options.launch.mayStopEarly && step?.kind === 'turn') {
    stage?.hurry();
  }
}

function beginSpin(machine: Machine, wager: Wager): void {
  const { store, stage, options } = machine;
  if (stage === undefined) {
    return;
  }
  options.sound.press();
  if (!options.isOnline()) {
    // Nothing is sent that could not arrive, so that nothing is left unknown.
    store.setState({ refusal: offline, lastRound: undefined });
    return;
  }
  machine.nudge = new AbortController();
  startTurning(machine);
  store.setState((state) => ({
    phase: 'sending',
    refusal: undefined,
    lastRound: undefined,
    wonMinor: 0n,
    step: { kind: 'turn' },
    balanceMinor: state.balanceMinor - paidOf(wager),
  }));
  void sendUntilKnown(machine, wager, newIdempotencyKey());
}

/** What a round is played at; the stake of a free one is not the member's. */
interface Wager {
  readonly stake: string;
  readonly freeSpinsId?: string;
}

function paidOf({ stake, freeSpinsId }: Wager): bigint {
  return freeSpinsId === undefined ? toMinor(stake) : 0n;
}

const offline: Failure = {
  ok: false,
  code: 'network_abnormal',
  status: 0,
  message: '',
  data: {},
  requestId: '',
};

/** The reels never wait for the network: they turn from the press on. */
function startTurning({ stage, options }: Machine): void {
  if (!options.isCalm()) {
    stage?.start();
    options.sound.turn(true);
  }
}

async function stopTurning({ stage, options, leaving }: Machine): Promise<void> {
  options.sound.turn(false);
  await stage?.giveUp(leaving.signal);
}

/** Asks for the answer of a spin that was left behind; false when there is none. */
function askPending(machine: Machine): boolean {
  const pending = recallPendingSpin(machine.game);
  if (pending === undefined) {
    return false;
  }
  machine.nudge = new AbortController();
  machine.store.setState({ phase: 'checking' });
  void sendUntilKnown(machine, pending, pending.key);
  return true;
}

async function sendUntilKnown(machine: Machine, wager: Wager, key: string): Promise<void> {
  const startedAt = performance.now();
  const { game, store, options } = machine;
  const { signal } = machine.leaving;
  const { nodeId, mode } = game;
  const { stake, freeSpinsId } = wager;
  keepPendingSpin({ ...game, stake, key, ...(freeSpinsId !== undefined && { freeSpinsId }) });
  for (let asked = 0; !signal.aborted; asked += 1) {
    if (machine.nudge.signal.aborted) {
      store.setState({ phase: 'checking' });
    }
    const outcome =
      freeSpinsId === undefined
        ? await sendSpin({ nodeId, mode, stake }, key)
        : await sendFreeSpin(freeSpinsId, key);
    if (outcome.ok || isAnswered(outcome)) {
      forgetPendingSpin();
    }
    if (signal.aborted) {
      options.onMoved();
    } else if (outcome.ok) {
      await showToEnd(machine, outcome.value, startedAt);
      return;
    } else if (isAnswered(outcome)) {
      await refuse(machine, wager, outcome);
      return;
    } else {
      await waitToAsk(machine, asked + 1);
    }
  }
}

/** Waits before the next question, or until the network is back or the player asks. */
async function waitToAsk(machine: Machine, questions: number): Promise<void> {
  const { store, leaving } = machine;
  const waitMs = askAgainAfterMs[questions];
  machine.nudge = new AbortController();
  store.setState({ phase: waitMs === undefined ? 'unknown' : 'checking' });
  if (questions === askAgainAfterMs.length) {
    void stopTurning(machine);
  }
  const signal = AbortSignal.any([leaving.signal, machine.nudge.signal]);
  await rest(waitMs ?? askUnknownAfterMs, signal);
}

async function refuse(machine: Machine, wager: Wager, refusal: Failure): Promise<void> {
  const { store } = machine;
  store.setState((state) => ({
    refusal,
    step: undefined,
    balanceMinor: state.balanceMinor + paidOf(wager),
  }));
  await stopTurning(machine);
  store.setState({ phase: 'idle' });
}

async function showToEnd(machine: Machine, round: Round, startedAt: number): Promise<void> {
  const { options, store, stage, game } = machine;
  const { signal } = machine.leaving;
  if (stage === undefined || signal.aborted) {
    return;
  }
  machine.skips = createSkips(signal, (canSkip) => {
    store.setState({ canSkip });
  });
  const paidMinor = round.funding === 'FREEBET' ? 0n : toMinor(round.stake);
  const balanceMinor = toMinor(round.balanceBefore) - paidMinor;
  store.setState({ phase: 'showing', wonMinor: 0n, balanceMinor, lastRound: undefined });
  const onStep = (step: Step): void => {
    store.setState('wonMinor' in step ? { step, wonMinor: step.wonMinor } : { step });
    soundStep(options.sound, step);
  };
  const { amountText, isCalm } = options;
  const { skips } = machine;
  await showRound({ stage, round, isCalm: isCalm(), signal, skips, toMinor, amountText, onStep });
  await rest(leastRoundMs - (performance.now() - startedAt), signal);
  if (signal.aborted) {
    // The page was left in the middle: the round stays unreported and is shown on return.
    return;
  }
  const sitting = withRound(store.getState().sitting, round);
  keepSitting(nameOf(game), sitting);
  store.setState({
    phase: 'idle',
    step: undefined,
    wonMinor: toMinor(round.win),
    sitting,
    balanceMinor: toMinor(round.balanceAfter),
    lastRound: round,
  });
  await reportShown(round.roundId);
  options.onMoved();
}

/**
 * A refusal means that nothing was played; after any other failure nobody knows whether the round
 * exists.
 */
function isAnswered({ status, code }: Failure): boolean {
  return (status >= 400 && status < 500) || code === 'overloaded';
}
