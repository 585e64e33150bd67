import type { SlotTheme, SymbolArt } from '../data/themes.ts';
import { paintSymbol } from '../symbols/paint-symbol.ts';
import { artBySymbol, type DrawnDesign } from '../symbols/theme-of.ts';

export interface Sprite {
  readonly sharp: HTMLCanvasElement;
  /** Half as high again: the symbol smeared along its way. */
  readonly blurred: HTMLCanvasElement;
}

export type Sprites = ReadonlyMap<string, Sprite>;

/** Each symbol drawn once at the size and density that the reels need. */
export function drawSprites(
  design: DrawnDesign,
  theme: SlotTheme,
  size: { readonly cssPixels: number; readonly density: number },
): Sprites {
  const sprites = new Map<string, Sprite>();
  const side = Math.max(1, Math.round(size.cssPixels * size.density));
  for (const [symbol, art] of artBySymbol(design, theme)) {
    const sharp = drawSharp(art, side);
    sprites.set(symbol, { sharp, blurred: drawBlurred(sharp, side) });
  }
  return sprites;
}

function drawSharp(art: SymbolArt, side: number): HTMLCanvasElement {
  const canvas = canvasOf(side, side);
  const context = canvas.getContext('2d');
  if (context !== null) {
    paintSymbol(context, art, side);
  }
  return canvas;
}

/** Many thin ones, so that no single edge is seen. */
const smears = 36;

function drawBlurred(sharp: HTMLCanvasElement, side: number): HTMLCanvasElement {
  const canvas = canvasOf(side, Math.round(side * 1.5));
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.globalAlpha = 0.06;
    for (let smear = 0; smear < smears; smear += 1) {
      context.drawImage(sharp, 0, (side * smear) / (smears - 1) / 2);
    }
  }
  return canvas;
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
