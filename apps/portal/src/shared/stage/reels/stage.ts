import type { SlotTheme } from '../data/themes.ts';
import { cellCentre, layoutMachine, type MachineLayout } from './layout.ts';
import { paintCabinet, paintCurve } from '../scene/paint-machine.ts';
import { paintScene } from '../scene/paint-scene.ts';
import { paintWin, type ShownWin } from '../wins/paint-wins.ts';
import { planReels, reelPosition, spinEndsAt, type ReelRun } from './reel-motion.ts';
import { drawSprites, type Sprites } from './sprites.ts';
import type { DrawnDesign } from '../symbols/theme-of.ts';

/** What the stage needs of a design; the wire's design satisfies it. */
export interface StagedDesign extends DrawnDesign {
  readonly lines?: readonly (readonly number[])[] | undefined;
}

/** A slot machine on a canvas. Every promise settles early when its signal is aborted. */
export interface Stage {
  /** Shows stops at once, without wins. */
  show(stops: readonly number[]): void;
  /** Turns the reels to the stops; resolves when the last one stands. */
  spinTo(stops: readonly number[], signal: AbortSignal): Promise<void>;
  /** Draws these wins over the standing reels; an empty list clears them. */
  showWins(wins: readonly ShownWin[], signal: AbortSignal, drawMs: number): Promise<void>;
  resize(): void;
  dispose(): void;
}

interface StageState {
  layout: MachineLayout;
  sprites: Sprites;
  backdrop: HTMLCanvasElement;
  stops: readonly number[];
  runs: readonly ReelRun[];
  wins: readonly ShownWin[];
  winProgress: number;
}

export interface StageOptions {
  readonly canvas: HTMLCanvasElement;
  readonly design: StagedDesign;
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
  readonly onReelStop?: (reel: number) => void;
}

export function createStage(options: StageOptions): Stage {
  const { canvas, design } = options;
  const state: StageState = {
    ...measure(options),
    stops: options.stops,
    runs: [],
    wins: [],
    winProgress: 1,
  };
  const redraw = (nowMs: number): void => {
    drawFrame(options, state, nowMs);
  };
  redraw(performance.now());
  return {
    show(stops) {
      state.stops = stops;
      state.runs = [];
      state.wins = [];
      redraw(performance.now());
    },
    async spinTo(stops, signal) {
      state.wins = [];
      state.runs = planReels({ from: state.stops, to: stops }, design.strips, performance.now());
      const stopped = new Set<number>();
      await animate(spinEndsAt(state.runs) - performance.now(), signal, (nowMs) => {
        state.runs.forEach((run, reel) => {
          if (nowMs >= run.startsAtMs + run.lastsMs * 0.86 && !stopped.has(reel)) {
            stopped.add(reel);
            options.onReelStop?.(reel);
          }
        });
        redraw(nowMs);
      });
      state.stops = stops;
      state.runs = [];
      redraw(performance.now());
    },
    async showWins(wins, signal, drawMs) {
      state.wins = wins;
      const startedAt = performance.now();
      await animate(drawMs, signal, (nowMs) => {
        state.winProgress = drawMs === 0 ? 1 : Math.min(1, (nowMs - startedAt) / drawMs);
        redraw(nowMs);
      });
      state.winProgress = 1;
      redraw(performance.now());
    },
    resize() {
      Object.assign(state, measure(options));
      redraw(performance.now());
    },
    dispose() {
      canvas.width = 0;
      canvas.height = 0;
    },
  };
}

/** Runs a frame callback for a time; ends at once, after one last frame, when aborted. */
function animate(
  lastsMs: number,
  signal: AbortSignal,
  onFrame: (nowMs: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const endsAt = performance.now() + lastsMs;
    const step = (): void => {
      const nowMs = performance.now();
      if (nowMs >= endsAt || signal.aborted) {
        resolve();
        return;
      }
      onFrame(nowMs);
      requestAnimationFrame(step);
    };
    step();
  });
}

function measure(options: StageOptions): Pick<StageState, 'layout' | 'sprites' | 'backdrop'> {
  const { canvas, design, theme } = options;
  const density = Math.min(globalThis.devicePixelRatio, 2);
  const width = Math.max(1, canvas.clientWidth);
  const height = Math.max(1, canvas.clientHeight);
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const grid = { reels: design.strips.length, rows: design.rows };
  const layout = layoutMachine({ width, height }, grid);
  const cssPixels = Math.min(layout.cellWidth, layout.cellHeight);
  return {
    layout,
    sprites: drawSprites(design, theme, { cssPixels, density }),
    backdrop: drawBackdrop(options, layout, density),
  };
}

function drawBackdrop(
  options: StageOptions,
  layout: MachineLayout,
  density: number,
): HTMLCanvasElement {
  const { canvas, theme, design } = options;
  const backdrop = document.createElement('canvas');
  backdrop.width = canvas.width;
  backdrop.height = canvas.height;
  const context = backdrop.getContext('2d');
  if (context !== null) {
    context.scale(density, density);
    paintScene(context, theme, { width: canvas.width / density, height: canvas.height / density });
    paintCabinet(context, { theme, layout, reels: design.strips.length });
  }
  return backdrop;
}

function drawFrame(options: StageOptions, state: StageState, nowMs: number): void {
  const context = options.canvas.getContext('2d');
  if (context === null || options.canvas.width === 0) {
    return;
  }
  const density = options.canvas.width / Math.max(1, options.canvas.clientWidth);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(state.backdrop, 0, 0);
  context.setTransform(density, 0, 0, density, 0, 0);
  context.save();
  context.beginPath();
  const { layout } = state;
  context.rect(layout.left - 4, layout.top, layout.width + 8, layout.height);
  context.clip();
  drawReels(context, { design: options.design, state, nowMs });
  paintCurve(context, options.theme, layout);
  context.restore();
  for (const win of state.wins) {
    paintWin(context, {
      layout,
      lines: options.design.lines ?? [],
      win,
      progress: state.winProgress,
    });
  }
}

function drawReels(
  context: CanvasRenderingContext2D,
  frame: {
    readonly design: StagedDesign;
    readonly state: StageState;
    readonly nowMs: number;
  },
): void {
  const { state, nowMs } = frame;
  const { strips, rows } = frame.design;
  const lit = new Set(
    state.wins.flatMap((win) => win.positions.map(([reel, row]) => `${reel}:${row}`)),
  );
  strips.forEach((strip, reel) => {
    const run = state.runs[reel];
    const position = run === undefined ? (state.stops[reel] ?? 0) : reelPosition(run, nowMs);
    const isMoving = run !== undefined && position !== run.toStop;
    const top = Math.floor(position);
    for (let row = -1; row <= rows; row += 1) {
      const symbol = strip[(((top + row) % strip.length) + strip.length) % strip.length] ?? '';
      const isDim = lit.size > 0 && !lit.has(`${reel}:${row}`);
      drawSymbol(context, state, {
        symbol,
        reel,
        row: row - (position - top),
        alpha: isDim ? 0.38 : 1,
        isMoving,
      });
    }
  });
}

function drawSymbol(
  context: CanvasRenderingContext2D,
  state: StageState,
  cell: {
    readonly symbol: string;
    readonly reel: number;
    readonly row: number;
    readonly alpha: number;
    readonly isMoving: boolean;
  },
): void {
  const sprite = state.sprites.get(cell.symbol);
  if (sprite === undefined) {
    return;
  }
  const side = Math.min(state.layout.cellWidth, state.layout.cellHeight);
  const { x, y } = cellCentre(state.layout, cell);
  const stretch = cell.isMoving ? 1.1 : 1;
  context.globalAlpha = cell.alpha * (cell.isMoving ? 0.86 : 1);
  context.drawImage(sprite, x - side / 2, y - (side * stretch) / 2, side, side * stretch);
  context.globalAlpha = 1;
}
