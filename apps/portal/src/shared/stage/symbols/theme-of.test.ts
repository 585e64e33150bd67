import { slotDesigns } from '@portal/games';
import { describe, expect, it } from 'vitest';
import { themes } from '../data/themes.ts';
import { artBySymbol, themeOf } from './theme-of.ts';

describe('artBySymbol', () => {
  it('gives every symbol of every shipped design a picture of its own, in every theme', () => {
    for (const design of Object.values(slotDesigns)) {
      for (const theme of themes) {
        const arts = artBySymbol(design, theme);
        const symbols = new Set(design.strips.flat());
        expect([...symbols].filter((symbol) => !arts.has(symbol))).toEqual([]);
        const pictures = [...symbols].map((symbol) => {
          const art = arts.get(symbol);
          return art !== undefined && 'shape' in art ? art.shape : art?.letter;
        });
        expect(new Set(pictures).size, `${design.id} in ${theme.id}`).toBe(symbols.size);
      }
    }
  });
});

describe('themeOf', () => {
  it('takes the named theme, else always the same one for a game', () => {
    expect(themeOf({ nodeId: 'g1', themeId: 'reef' }).id).toBe('reef');
    expect(themeOf({ nodeId: 'g1', themeId: 'unknown' })).toBe(themeOf({ nodeId: 'g1' }));
  });

  it('spreads games over all themes', () => {
    const chosen = Array.from({ length: 500 }, (_, at) => themeOf({ nodeId: `RNG-${at}` }).id);
    expect(new Set(chosen).size).toBe(themes.length);
  });
});
