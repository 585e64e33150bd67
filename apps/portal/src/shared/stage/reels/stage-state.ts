import type { SlotTheme } from '../data/themes.ts';
import type { DrawnDesign } from '../symbols/theme-of.ts';
import type { Burst } from '../wins/particles.ts';
import type { WinShow } from '../wins/win-scene.ts';
import type { MachineLayout } from './layout.ts';
import type { ReelRun } from './reel-motion.ts';
import type { Sprites } from './sprites.ts';

/** What the stage needs of a design; the wire's design satisfies it. */
export interface StagedDesign extends DrawnDesign {
  readonly lines?: readonly (readonly number[])[] | undefined;
}

export interface StageOptions {
  /** The scene and the cabinet, which stand still. */
  readonly backdrop: HTMLCanvasElement;
  /** Reels and wins, which move. */
  readonly front: HTMLCanvasElement;
  readonly design: StagedDesign;
  readonly theme: SlotTheme;
  readonly stops: readonly number[];
  readonly onReelStop?: (reel: number) => void;
}

/** What follows from the size of the canvas. */
export interface MeasuredStage {
  density: number;
  layout: MachineLayout;
  sprites: Sprites;
}

export interface StageState extends MeasuredStage {
  stops: readonly number[];
  runs: readonly ReelRun[];
  /** Reels that have already met their stop. */
  stopped: number;
  wins: WinShow;
  bursts: readonly Burst[];
}
