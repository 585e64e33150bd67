import { describe, expect, it } from 'vitest';
import { chooseMotif, hintOf } from './motif.ts';
import { drawFor } from './seed.ts';

// design-brief.md 2.7, "Words steer pictures" and the forced sub-types.
const words = [
  ['Clockwork Koi', 'SL', 'deep', undefined],
  ['Moonlit Reef', 'SL', 'deep', 'moon'],
  ['Jade Crown', 'SL', 'crystals', 'gem'],
  ['Classic Fruit', 'SL', 'reels', 'seven'],
  ['Comet Run', 'AC', undefined, undefined],
  ['Flames of Knights', 'SL', undefined, 'flame'],
  ['Galaxies of Gold', 'SL', 'ascent', 'coin'],
  ['Golden Bingo', 'BG', 'mosaic', 'coin'],
  ['Lucky Poker', 'VP', 'table', 'clover'],
] as const;

describe('chooseMotif', () => {
  it.each(words)('%s of sub-type %s becomes %s with %s', (title, subType, motif, hero) => {
    const choice = chooseMotif({ category: 'RNG', subType }, hintOf(title), drawFor(1, 'motif'));
    expect(motif ?? choice.motif).toBe(choice.motif);
    expect(choice.hero).toBe(hero);
  });

  it('gives a jackpot game the medallion with a crown or a coin', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const game = { category: 'RNG', subType: 'JP' } as const;
      const choice = chooseMotif(game, hintOf('Frost Koi'), drawFor(seed, 'motif'));
      expect(choice.motif).toBe('relic');
      expect(['crown', 'coin']).toContain(choice.hero);
    }
  });

  it('draws the ball that the title names', () => {
    expect(hintOf('Hoop City').ball).toBe('basketball');
    expect(hintOf('World Cup').ball).toBe('football');
    expect(hintOf('Grand Rally').ball).toBe('tennis');
    expect(hintOf('Football').ball).toBe('football');
    expect(hintOf('Basketball').ball).toBe('basketball');
    expect(hintOf('Handball').ball).toBe('colours');
    expect(hintOf('Simulator Hockey')).toMatchObject({ motif: 'stadium', ball: 'puck' });
  });

  it('knows no hint in the names of object members', () => {
    expect(hintOf('constructor toString __proto__')).toEqual({});
  });
});
