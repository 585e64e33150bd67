import { createFrames } from '../frames.ts';
import { rest } from '../rest.ts';
import type { ShownWin } from '../wins/paint-wins.ts';
import { isFlying, type Burst } from '../wins/particles.ts';
import { winSceneAt, type WinShow } from '../wins/win-scene.ts';
import { drawStill, measureStage } from './measure-stage.ts';
import { paintStage } from './paint-stage.ts';
import { hurriedReels, landReels, standsAtMs, startReels } from './reel-motion.ts';
import type { StageOptions, StageState } from './stage-state.ts';

/** A slot machine on a canvas. Every promise settles early when its signal is aborted. */
export interface Stage {
  /** Shows stops at once, without wins. */
  readonly show: (stops: readonly number[]) => void;
  /** Sets standing reels in motion; they turn until they are told where to stop. */
  readonly start: () => void;
  /** Lets turning reels stop one after another; resolves when the last one stands. */
  readonly settle: (stops: readonly number[], landing: LandingOptions) => Promise<void>;
  /** Brings reels that know where to stop to a stand at once. */
  readonly hurry: () => void;
  /** Lets turning reels stop where they stood before: there is no result. */
  readonly giveUp: (signal: AbortSignal) => Promise<void>;
  /** Draws these wins over the standing reels; resolves when their lines are drawn. */
  readonly showWins: (wins: WinsToShow, signal: AbortSignal) => Promise<void>;
  /** Throws coins over the machine. */
  readonly throwCoins: () => void;
  readonly resize: () => void;
  readonly dispose: () => void;
}

export interface LandingOptions {
  readonly signal: AbortSignal;
  /** The first reel turns at least as long, however early the answer came. */
  readonly leastTurnMs: number;
}

export interface WinsToShow {
  readonly wins: readonly ShownWin[];
  /** False for a return that is not above the stake: nothing moves then (R15). */
  readonly isLively: boolean;
  readonly drawMs: number;
}

const noWins: WinShow = { wins: [], isLively: false, sinceMs: 0, drawMs: 0 };

export function createStage(options: StageOptions): Stage {
  const { front, design } = options;
  const state: StageState = {
    ...measureStage(options),
    stops: options.stops,
    runs: [],
    stopped: 0,
    wins: noWins,
    bursts: [],
  };
  const frames = createFrames((nowMs) => {
    noticeStops(options, state, nowMs);
    paintStage(options, state, nowMs);
    state.bursts = state.bursts.filter((burst) => isFlying(burst, nowMs));
    return isMoving(state, nowMs);
  });
  const settle: Stage['settle'] = async (stops, { signal, leastTurnMs }) => {
    const nowMs = performance.now();
    const earliestMs = (state.runs[0]?.startsAtMs ?? nowMs) + leastTurnMs;
    state.runs = landReels(state.runs, { stops, rows: design.rows, nowMs, earliestMs });
    await untilStanding(state, signal);
    stand(state, stops);
    frames.wake();
  };
  drawStill(options, state);
  frames.wake();
  return {
    show: (stops) => {
      stand(state, stops);
      state.wins = noWins;
      frames.wake();
    },
    start: () => {
      if (state.runs.length > 0) {
        return;
      }
      state.wins = noWins;
      state.stopped = 0;
      state.runs = startReels(state.stops, design.strips, performance.now());
      frames.wake();
    },
    settle,
    hurry: () => {
      state.runs = hurriedReels(state.runs, performance.now());
    },
    giveUp: (signal) => settle(state.stops, { signal, leastTurnMs: 0 }),
    showWins: async (wins, signal) => {
      state.wins = { ...wins, sinceMs: performance.now() };
      frames.wake();
      await rest(wins.drawMs, signal);
    },
    throwCoins: () => {
      state.bursts = [...state.bursts, coinsOver(options, state)];
      frames.wake();
    },
    resize: () => {
      Object.assign(state, measureStage(options));
      drawStill(options, state);
      paintStage(options, state, performance.now());
    },
    dispose: () => {
      frames.stop();
      front.width = 0;
      front.height = 0;
    },
  };
}

function stand(state: StageState, stops: readonly number[]): void {
  state.stops = stops;
  state.runs = [];
}

/** Asks again and again, because hurrying moves the end. */
async function untilStanding(state: StageState, signal: AbortSignal): Promise<void> {
  const leftMs = (): number => (standsAtMs(state.runs) ?? 0) - performance.now();
  while (!signal.aborted && leftMs() > 0) {
    await rest(Math.min(leftMs(), 60), signal);
  }
}

function isMoving(state: StageState, nowMs: number): boolean {
  return state.runs.length > 0 || state.bursts.length > 0 || winSceneAt(state.wins, nowMs).isMoving;
}

/** A reel that meets its stop shakes off dust, and is heard. */
function noticeStops(options: StageOptions, state: StageState, nowMs: number): void {
  const { layout } = state;
  let run = state.runs[state.stopped];
  while (run?.landing !== undefined && nowMs >= run.landing.atMs) {
    const reel = state.stopped;
    const x = layout.left + reel * (layout.cellWidth + layout.gap) + layout.cellWidth / 2;
    const { hue } = options.theme;
    const { atMs, place } = run.landing;
    const y = layout.top + layout.height;
    const dust = { kind: 'dust', x, y, width: layout.cellWidth, atMs, hue } as const;
    state.bursts = [...state.bursts, { ...dust, seed: place * 7 + reel }];
    options.onReelStop?.(reel);
    state.stopped += 1;
    run = state.runs[state.stopped];
  }
}

function coinsOver({ theme }: StageOptions, { layout, bursts }: StageState): Burst {
  return {
    kind: 'coins',
    x: layout.left + layout.width / 2,
    y: layout.top + layout.height * 0.7,
    width: layout.width,
    atMs: performance.now(),
    hue: theme.frameHue,
    seed: bursts.length + 3,
  };
}
