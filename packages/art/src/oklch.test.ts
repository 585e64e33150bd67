import { describe, expect, it } from 'vitest';
import { toHex } from './oklch.ts';

// Corners of sRGB in OKLCH, from the reference conversion of CSS Color 4.
const corners = [
  [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
  [{ lightness: 0, chroma: 0, hue: 0 }, '#000000'],
  [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, '#ff0000'],
  [{ lightness: 0.86644, chroma: 0.29483, hue: 142.495 }, '#00ff00'],
  [{ lightness: 0.45201, chroma: 0.31321, hue: 264.052 }, '#0000ff'],
] as const;

describe('toHex', () => {
  it.each(corners)('turns %j into %s', (colour, hex) => {
    expect(toHex(colour)).toBe(hex);
  });

  it('reduces chroma that sRGB does not have', () => {
    expect(toHex({ lightness: 0.9, chroma: 0.4, hue: 264 })).toMatch(/^#[0-9a-f]{6}$/);
  });
});
