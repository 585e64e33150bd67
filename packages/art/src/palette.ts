import { baseHues, type ArtCategory } from './category.ts';
import { toHex } from './oklch.ts';
import type { Draw } from './seed.ts';

export interface Palette {
  readonly ink: string;
  readonly deep: string;
  readonly first: string;
  readonly second: string;
  readonly glow: string;
  readonly light: string;
  readonly isDark: boolean;
}

const hueSteps = [28, -34, 60, 150, 180, -70] as const;

/** Fixed lightness and chroma at most .20, so tiles of all hues weigh the same. */
export function paletteFor(category: ArtCategory, draw: Draw): Palette {
  const base = clean(draw.pick(baseHues[category]) + draw.between(-13, 13));
  const other = base + draw.pick(hueSteps);
  const chroma = draw.between(0.13, 0.2);
  return {
    ink: toHex({ lightness: 0.17, chroma: 0.05, hue: base }),
    deep: toHex({ lightness: 0.36, chroma: chroma * 0.8, hue: base }),
    first: toHex({ lightness: 0.68, chroma, hue: base }),
    second: toHex({ lightness: 0.72, chroma, hue: other }),
    glow: toHex({ lightness: 0.84, chroma: chroma * 0.75, hue: other }),
    light: toHex({ lightness: 0.92, chroma: 0.07, hue: other }),
    isDark: draw.chance(0.62),
  };
}

/** Olive looks dirty: hues from 92 to 128 move to the nearer edge. */
function clean(hue: number): number {
  if (hue <= 92 || hue >= 128) {
    return hue;
  }
  return hue < 110 ? 92 : 128;
}
