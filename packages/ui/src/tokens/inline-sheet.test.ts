import { describe, expect, it } from 'vitest';
import { inlineSheet } from './inline-sheet.ts';
import { layerOrder } from './layer-order.ts';

describe('inlineSheet', () => {
  const sheet = inlineSheet(`
    /* why */
    @layer base {
      p { font-size: var(--f-20); color: var(--c-up) }
    }`);

  it('brings the tokens that its rules use, and those these are made of, in both themes', () => {
    expect(new Set(sheet.match(/--[\w-]+(?=:)/gu))).toEqual(
      new Set(['--size-scale', '--f-20', '--c-ok', '--c-up']),
    );
    const [, dark, light] = sheet.split('color-scheme');
    expect([dark, light].map((theme) => theme?.includes('--c-ok: '))).toEqual([true, true]);
  });

  it('opens with the order of the layers and keeps its rules, without comments and air', () => {
    const dark = ":root, [data-theme='dark']{color-scheme: dark;";
    expect(sheet.startsWith(`${layerOrder}@layer theme{${dark}`)).toBe(true);
    expect(sheet.endsWith('@layer base{p{font-size: var(--f-20);color: var(--c-up)}}')).toBe(true);
  });
});
