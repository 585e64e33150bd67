import type { ShownWin } from './paint-wins.ts';

/** Wins on the stage: all at once first, then one after another, then all of them again. */
export interface WinShow {
  readonly wins: readonly ShownWin[];
  /** A return that is not above the stake is shown without movement (R15). */
  readonly isLively: boolean;
  readonly sinceMs: number;
  /** How long their lines are being drawn; 0 shows them at once. */
  readonly drawMs: number;
}

export interface WinScene {
  readonly wins: readonly ShownWin[];
  /** How far the lines are drawn, 0 to 1. */
  readonly progress: number;
  /** How far the symbols are in their movement, 0 to 1; undefined where they stand. */
  readonly beat: number | undefined;
  /** Whether a later moment looks different. */
  readonly isMoving: boolean;
}

const allMs = 900;
const eachMs = 1100;
const beatMs = 1100;
const mostLivelyMs = 20_000;

export function winSceneAt(show: WinShow, nowMs: number): WinScene {
  const { wins, drawMs, isLively } = show;
  const age = nowMs - show.sinceMs;
  if (wins.length === 0 || drawMs === 0) {
    return { wins, progress: 1, beat: undefined, isMoving: false };
  }
  const eachFrom = drawMs + allMs;
  const endMs = Math.min(mostLivelyMs, eachFrom + (wins.length > 1 ? wins.length * eachMs : 0));
  const single = wins[Math.floor((age - eachFrom) / eachMs)];
  const isOver = age >= endMs;
  return {
    wins: isOver || wins.length === 1 || single === undefined ? wins : [single],
    progress: Math.min(1, Math.max(0, age / drawMs)),
    beat: isLively && !isOver ? (Math.max(0, age) / beatMs) % 1 : undefined,
    isMoving: !isOver,
  };
}
