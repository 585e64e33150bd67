import type { SlotTheme } from '../data/themes.ts';
import { paintCurve } from '../scene/paint-machine.ts';
import type { DrawnDesign } from '../symbols/theme-of.ts';
import { cellCentre, type MachineLayout } from './layout.ts';
import { isBlurred, placeOf, stripIndexOf, type ReelRun } from './reel-motion.ts';
import type { Sprites } from './sprites.ts';

export interface ReelFrame {
  readonly design: DrawnDesign;
  readonly theme: SlotTheme;
  readonly layout: MachineLayout;
  readonly sprites: Sprites;
  readonly stops: readonly number[];
  readonly runs: readonly ReelRun[];
  readonly nowMs: number;
  /** Pixels of the canvas to one of the page. */
  readonly density: number;
  /** Cells of a win as `reel:row`; the others are dimmed. */
  readonly lit: ReadonlySet<string>;
  /** How far a lit symbol is in its movement, 0 to 1; undefined where it stands still. */
  readonly beat: number | undefined;
}

/** The symbols in the window, turning or standing. */
export function paintReels(context: CanvasRenderingContext2D, frame: ReelFrame): void {
  const { design, layout, nowMs, runs } = frame;
  context.save();
  context.beginPath();
  context.rect(layout.left - 4, layout.top, layout.width + 8, layout.height);
  context.clip();
  design.strips.forEach((strip, reel) => {
    const run = runs[reel] ?? standing(frame.stops[reel] ?? 0, strip.length);
    const place = placeOf(run, nowMs);
    const top = Math.floor(place);
    const isSmeared = isBlurred(run, nowMs);
    for (let row = -1; row <= design.rows; row += 1) {
      const symbol = strip[stripIndexOf(run, top + row)] ?? '';
      paintCell(context, frame, { symbol, reel, row, shift: top - place, isSmeared });
    }
  });
  paintCurve(context, frame.theme, layout);
  context.restore();
}

function standing(fromStop: number, stripLength: number): ReelRun {
  return { fromStop, stripLength, startsAtMs: Infinity };
}

interface Cell {
  readonly symbol: string;
  readonly reel: number;
  readonly row: number;
  /** From the row's place, in rows. */
  readonly shift: number;
  readonly isSmeared: boolean;
}

function paintCell(context: CanvasRenderingContext2D, frame: ReelFrame, cell: Cell): void {
  const sprite = frame.sprites.get(cell.symbol);
  if (sprite === undefined) {
    return;
  }
  const { layout, lit, beat, density } = frame;
  const { x, y } = cellCentre(layout, { reel: cell.reel, row: cell.row + cell.shift });
  // Whole pixels, one to one: a picture that need not be filtered costs a fraction.
  const side = sprite.sharp.width / density;
  const left = wholePixel(x - side / 2, density);
  if (cell.isSmeared) {
    const height = sprite.blurred.height / density;
    context.drawImage(sprite.blurred, left, wholePixel(y - height / 2, density), side, height);
    return;
  }
  const isLit = lit.has(`${cell.reel}:${cell.row}`);
  context.globalAlpha = lit.size > 0 && !isLit ? 0.35 : 1;
  if (isLit && beat !== undefined) {
    paintLively(context, sprite.sharp, {
      x,
      y,
      side,
      angle: (beat - cell.reel * 0.09) * 2 * Math.PI,
    });
  } else {
    context.drawImage(sprite.sharp, left, wholePixel(y - side / 2, density), side, side);
  }
  context.globalAlpha = 1;
}

function wholePixel(position: number, density: number): number {
  return Math.round(position * density) / density;
}

/** A winning symbol swells and sways; it never flashes. */
function paintLively(
  context: CanvasRenderingContext2D,
  sprite: HTMLCanvasElement,
  pose: { readonly x: number; readonly y: number; readonly side: number; readonly angle: number },
): void {
  const { x, y, side, angle } = pose;
  const swell = 1.07 - 0.07 * Math.cos(angle);
  context.save();
  context.translate(x, y);
  context.rotate(Math.sin(angle) * 0.06);
  context.scale(swell, swell);
  context.drawImage(sprite, -side / 2, -side / 2, side, side);
  context.restore();
}
