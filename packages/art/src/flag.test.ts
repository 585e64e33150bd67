import { describe, expect, it } from 'vitest';
import { flagColours, flags } from './data/flags.ts';
import { flagSvg } from './flag.ts';

describe('flagSvg', () => {
  it('knows every row as a code, a plan and colours', () => {
    expect(flags.size).toBeGreaterThan(240);
    for (const [code, plan] of flags) {
      expect(`${code} ${plan}`).toMatch(/^[A-Z]{2} [hvdonxtc]:[a-z]{1,6}$/u);
      expect(Array.from(plan.slice(2)).filter((letter) => !(letter in flagColours))).toEqual([]);
    }
  });

  it('draws the bands of a tricolour in order', () => {
    const fills = [...flagSvg('FR').matchAll(/<rect x[^>]* fill="(#\w+)"/gu)];
    expect(fills.map(([, fill]) => fill)).toEqual(['#0039a6', '#ffffff', '#d52b1e']);
  });

  it('draws the same plate for the same code, and another for flags of the same colours', () => {
    expect(flagSvg('TH')).toBe(flagSvg('TH'));
    expect(flagSvg('ID')).not.toBe(flagSvg('MC'));
  });

  it('draws a plate for a code that is on no list', () => {
    expect(flagSvg('ZZ')).toMatch(/^<svg .*<\/svg>$/u);
  });
});
