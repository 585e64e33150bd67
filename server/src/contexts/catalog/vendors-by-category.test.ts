import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import { popularGames } from './popular-games.ts';
import { presentCategories } from './present.ts';
import { vendorsByCategory } from './vendors-by-category.ts';

const test = testDatabase();

describe('vendorsByCategory', () => {
  it('has only categories whose games can be started, with their rebate hints', async () => {
    const snapshot = await (await openCatalogue(test)).current();
    const categories = presentCategories(vendorsByCategory(snapshot));
    expect(
      categories.map(({ gameCategory, games, rebatePercent }) => [
        gameCategory,
        games,
        rebatePercent,
      ]),
    ).toEqual([
      ['HOT', 210, undefined],
      ['RNG', 9842, '1.2'],
    ]);
    const slots = categories.find((category) => category.gameCategory === 'RNG');
    expect(slots?.vendors).toHaveLength(21);
    expect(slots?.vendors[0]).toEqual({
      vassalage: 'AG',
      displayName: 'Aurum Gate',
      gameType: 'RNG',
      logo: '/art/v/AG-1.svg',
      games: 812,
    });
  });
});

describe('popularGames', () => {
  it('gives 20 unless told, of one vendor when asked', async () => {
    const snapshot = await (await openCatalogue(test)).current();
    expect(popularGames(snapshot, {})).toHaveLength(20);
    expect(popularGames(snapshot, { limitNum: 30 })).toHaveLength(30);
    const ofVendor = popularGames(snapshot, { vassalage: 'PT' });
    expect(new Set(ofVendor.map((game) => game.vendorCode))).toEqual(new Set(['PT']));
  });
});
