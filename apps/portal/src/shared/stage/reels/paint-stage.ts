import { paintWin } from '../wins/paint-wins.ts';
import { paintBurst } from '../wins/particles.ts';
import { winSceneAt } from '../wins/win-scene.ts';
import { paintReels } from './paint-reels.ts';
import type { StageOptions, StageState } from './stage-state.ts';

/** One frame of what moves: reels, wins over them, and what flies. */
export function paintStage(options: StageOptions, state: StageState, nowMs: number): void {
  const { front, design, theme } = options;
  const context = front.getContext('2d');
  if (context === null || front.width === 0) {
    return;
  }
  const { density, layout, sprites, stops, runs } = state;
  const scene = winSceneAt(state.wins, nowMs);
  const lit = new Set(
    scene.wins.flatMap((win) => win.positions.map(([reel, row]) => `${reel}:${row}`)),
  );
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, front.width, front.height);
  context.setTransform(density, 0, 0, density, 0, 0);
  paintReels(context, {
    design,
    theme,
    layout,
    sprites,
    stops,
    runs,
    nowMs,
    density,
    lit,
    beat: scene.beat,
  });
  for (const win of scene.wins) {
    paintWin(context, {
      layout,
      lines: design.lines ?? [],
      win,
      progress: scene.progress,
      isPlain: !state.wins.isLively,
      hasAmount: scene.wins.length === 1,
    });
  }
  for (const burst of state.bursts) {
    paintBurst(context, burst, nowMs);
  }
}
