import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { themeNames } from './data/title-words.ts';
import { shippedGames } from './shipped-games.ts';
import { isShippedDesign } from './stakes.ts';

const games = shippedGames();

describe('shippedGames', () => {
  it('is the same on every site: a change needs a new version of the shipped catalogue', () => {
    const digest = createHash('sha256').update(JSON.stringify(games)).digest('hex');
    expect(digest.slice(0, 16)).toBe('8bdea5ccee55478e');
  });

  it('has 9,842 games of 21 vendors, no two with the same title, code or node', () => {
    expect(games).toHaveLength(9842);
    expect(new Set(games.map((game) => game.vendorCode)).size).toBe(21);
    expect(new Set(games.map((game) => game.name)).size).toBe(9842);
    expect(new Set(games.map((game) => game.displayNames['ar'])).size).toBe(9842);
    expect(new Set(games.map((game) => game.nodeId)).size).toBe(9842);
    expect(new Set(games.map((game) => game.gameCode)).size).toBe(9842);
  });

  it('plays shipped designs under the themes of the portal only', () => {
    const designs = new Set(games.map((game) => game.designId));
    expect([...designs].filter((design) => !isShippedDesign(design))).toEqual([]);
    expect(designs.size).toBe(10);
    const themes = new Set<string>(themeNames);
    expect(new Set(games.map((game) => game.theme))).toEqual(themes);
  });

  it('fills every sub-filter of slots and offers a trial of most games', () => {
    const classifies = ['SL', 'SC', 'VP', 'JP', 'TG', 'AC', 'BG'];
    for (const classify of classifies) {
      const count = games.filter((game) => game.gameClassify === classify).length;
      expect(count, classify).toBeGreaterThan(200);
    }
    const withTrial = games.filter((game) => game.hasTrial).length;
    expect(withTrial).toBeGreaterThan(9000);
    expect(withTrial).toBeLessThan(9842);
  });

  it('has Arabic titles in Arabic letters', () => {
    const foreign = games.filter(
      (game) => !/^[\u0600-\u06FF ]+$/.test(game.displayNames['ar'] ?? ''),
    );
    expect(foreign).toEqual([]);
  });
});
