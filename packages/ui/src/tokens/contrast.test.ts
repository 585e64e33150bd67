import { describe, expect, it } from 'vitest';
import type { Pair } from './colors.ts';
import {
  categoryTints,
  colorOf,
  fills,
  lines,
  onFills,
  surfaces,
  texts,
  themes,
  tints,
} from './colors.ts';
import { contrast } from './contrast.ts';

// Ratios are the figures printed in design-brief.md 2.2 and 2.3, two decimals; bars are its own:
// text 4.5 on every surface, controls and focus 3.
const stated: readonly (readonly [name: string, pair: Pair, dark: string, light: string])[] = [
  ['text', texts.text, '17.42 16.03 14.42 12.41', '16.68 18.15 15.68 14.20'],
  ['text-2', texts['text-2'], '10.86 9.99 8.99 7.74', '7.91 8.61 7.44 6.74'],
  ['text-3', texts['text-3'], '7.56 6.96 6.26 5.39', '5.78 6.29 5.44 4.92'],
  ['link', texts.link, '9.86 9.07 8.17 7.03', '6.81 7.41 6.40 5.80'],
  ['primary', texts.primary, '7.37 6.78 6.10 5.25', '5.71 6.21 5.37 4.86'],
  ['accent', texts.accent, '10.83 9.96 8.96 7.71', '5.39 5.86 5.07 4.59'],
  ['ok', texts.ok, '10.99 10.11 9.10 7.83', '5.65 6.14 5.31 4.81'],
  ['bad', texts.bad, '7.84 7.21 6.49 5.59', '5.52 6.00 5.19 4.70'],
  ['warn', texts.warn, '13.14 12.08 10.88 9.36', '6.21 6.75 5.84 5.29'],
  ['info', texts.info, '10.41 9.58 8.62 7.41', '5.97 6.50 5.62 5.09'],
  ['live', texts.live, '7.16 6.58 5.92 5.10', '5.40 5.87 5.08 4.60'],
  ['line-strong', lines['line-strong'], '4.63 4.26 3.83 3.30', '3.94 4.29 3.71 3.36'],
  ['cat-hot', categoryTints.hot, '9.05 8.32 7.49', '5.21 5.67 4.90'],
  ['cat-lott', categoryTints.lott, '12.93 11.89 10.70', '5.80 6.31 5.45'],
  ['cat-elott', categoryTints.elott, '10.73 9.87 8.89', '5.87 6.39 5.52'],
  ['cat-live', categoryTints.live, '7.95 7.32 6.58', '5.77 6.28 5.43'],
  ['cat-sports', categoryTints.sports, '10.77 9.91 8.92', '5.70 6.20 5.36'],
  ['cat-fish', categoryTints.fish, '10.64 9.79 8.81', '5.91 6.43 5.56'],
  ['cat-rng', categoryTints.rng, '8.31 7.64 6.88', '6.51 7.08 6.12'],
  ['cat-pvp', categoryTints.pvp, '8.76 8.06 7.25', '5.84 6.36 5.49'],
  ['cat-esports', categoryTints.esports, '8.51 7.83 7.05', '6.56 7.14 6.17'],
  ['cat-cockfight', categoryTints.cockfight, '8.34 7.68 6.91', '5.79 6.30 5.44'],
  ['cat-fbsports', categoryTints.fbsports, '11.23 10.33 9.30', '5.60 6.09 5.27'],
  ['cat-promo', categoryTints.promo, '10.52 9.68 8.71', '6.30 6.85 5.92'],
];

const pairs: readonly (readonly [name: string, text: Pair, ground: Pair, ratios: string])[] = [
  ['text on primary', onFills['on-primary'], texts.primary, '7.52 6.21'],
  ['text on primary, hover', onFills['on-primary'], fills['primary-hover'], '9.59 7.54'],
  ['text on primary, pressed', onFills['on-primary'], fills['primary-pressed'], '6.13 9.32'],
  ['text on accent', onFills['on-accent'], texts.accent, '10.36 5.86'],
  ['text on solid ok', onFills['on-solid'], texts.ok, '10.81 6.14'],
  ['text on solid bad', onFills['on-solid'], texts.bad, '7.71 6.00'],
  ['text on solid warn', onFills['on-solid'], texts.warn, '12.92 6.75'],
  ['text on solid info', onFills['on-solid'], texts.info, '10.24 6.50'],
  ['text on solid live', onFills['on-solid'], texts.live, '7.04 5.87'],
  ['ok on its tint', texts.ok, tints['tint-ok'], '8.22 5.36'],
  ['bad on its tint', texts.bad, tints['tint-bad'], '6.43 4.94'],
  ['warn on its tint', texts.warn, tints['tint-warn'], '9.65 5.90'],
  ['info on its tint', texts.info, tints['tint-info'], '7.96 5.52'],
  ['link on the primary tint', texts.link, tints['tint-primary'], '7.49 6.00'],
  ['body text on the bad tint', texts.text, tints['tint-bad'], '14.27 14.92'],
];

describe('contrast', () => {
  it('of black on white is 21 and of a colour on itself 1', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
    expect(contrast('#4A4FD6', '#4A4FD6')).toBe(1);
  });

  it.each(stated)('of %s on every surface is as stated', (...row) => {
    const [, pair, dark, light] = row;
    for (const theme of themes) {
      const ratios = (theme === 'dark' ? dark : light).split(' ');
      const grounds = Object.values(surfaces).slice(0, ratios.length);
      expect(
        grounds.map((ground) => contrast(colorOf(pair, theme), colorOf(ground, theme)).toFixed(2)),
      ).toEqual(ratios);
    }
  });

  it.each(pairs)('of %s is as stated and at least 4.5', (...row) => {
    const [, text, ground, ratios] = row;
    const measured = themes.map((theme) => contrast(colorOf(text, theme), colorOf(ground, theme)));
    expect(measured.map((ratio) => ratio.toFixed(2)).join(' ')).toBe(ratios);
    expect(Math.min(...measured)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(themes)('of every text colour is at least 4.5 on every surface, %s', (theme) => {
    for (const text of Object.values(texts)) {
      for (const surface of Object.values(surfaces)) {
        expect(contrast(colorOf(text, theme), colorOf(surface, theme))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(themes)('of outlines and the focus ring is at least 3 on every surface, %s', (theme) => {
    for (const surface of Object.values(surfaces)) {
      for (const line of [lines['line-strong'], lines.focus]) {
        expect(contrast(colorOf(line, theme), colorOf(surface, theme))).toBeGreaterThanOrEqual(3);
      }
    }
  });

  it('of text on a solid category tint is at least 4.5', () => {
    for (const tint of Object.values(categoryTints)) {
      for (const theme of themes) {
        const text = colorOf(onFills['on-solid'], theme);
        expect(contrast(text, colorOf(tint, theme))).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});
