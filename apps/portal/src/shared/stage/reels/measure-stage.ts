import { paintCabinet } from '../scene/paint-machine.ts';
import { paintScene } from '../scene/paint-scene.ts';
import { layoutMachine } from './layout.ts';
import { drawSprites } from './sprites.ts';
import type { MeasuredStage, StageOptions } from './stage-state.ts';

/** Sharper than this, nobody sees a difference on a moving reel. */
const mostDensity = 2;

export function measureStage({ front, backdrop, design, theme }: StageOptions): MeasuredStage {
  const density = Math.min(globalThis.devicePixelRatio, mostDensity);
  const width = Math.max(1, front.clientWidth);
  const height = Math.max(1, front.clientHeight);
  for (const canvas of [backdrop, front]) {
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
  }
  const layout = layoutMachine(
    { width, height },
    { reels: design.strips.length, rows: design.rows },
  );
  const cssPixels = Math.min(layout.cellWidth, layout.cellHeight);
  return { density, layout, sprites: drawSprites(design, theme, { cssPixels, density }) };
}

/** Draws what stands still, once for a size. */
export function drawStill(options: StageOptions, { density, layout }: MeasuredStage): void {
  const { backdrop, theme, design } = options;
  const context = backdrop.getContext('2d');
  if (context !== null) {
    context.setTransform(density, 0, 0, density, 0, 0);
    const size = { width: backdrop.width / density, height: backdrop.height / density };
    paintScene(context, theme, size);
    paintCabinet(context, { theme, layout, reels: design.strips.length });
  }
}
