import type { SlotTheme, SymbolArt } from '../data/themes.ts';
import { paintSymbol } from '../symbols/paint-symbol.ts';
import { artBySymbol, type DrawnDesign } from '../symbols/theme-of.ts';

export type Sprites = ReadonlyMap<string, HTMLCanvasElement>;

/** Each symbol drawn once at the size and density that the reels need. */
export function drawSprites(
  design: DrawnDesign,
  theme: SlotTheme,
  size: { readonly cssPixels: number; readonly density: number },
): Sprites {
  const sprites = new Map<string, HTMLCanvasElement>();
  for (const [symbol, art] of artBySymbol(design, theme)) {
    sprites.set(symbol, drawSprite(art, size));
  }
  return sprites;
}

function drawSprite(
  art: SymbolArt,
  size: { readonly cssPixels: number; readonly density: number },
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const side = Math.max(1, Math.round(size.cssPixels * size.density));
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (context !== null) {
    paintSymbol(context, art, side);
  }
  return canvas;
}
