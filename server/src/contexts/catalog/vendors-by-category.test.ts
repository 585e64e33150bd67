import { assertDefined } from '@portal/money';
import { describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import { hotGames } from './hot-games.ts';
import { presentCategories, presentGame } from './present.ts';
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

describe('the lanes of a category', () => {
  it('have a card for each vendor: one game starts, several open a list', async () => {
    const { pool } = test.database();
    const catalogue = await openCatalogue(test);
    const games = await catalogue.current();
    const [first, second, third] = games.entries.map(({ game }) => game);
    await pool.query(
      "update games set game_type = 'FISH', vendor_code = 'AG' where node_id = any($1)",
      [[first?.nodeId, second?.nodeId]],
    );
    await pool.query(
      "update games set game_type = 'FISH', vendor_code = 'PT', opens_list = true where node_id = $1",
      [third?.nodeId],
    );
    test.clock.advance({ seconds: 2 });
    const snapshot = await catalogue.current();
    const categories = presentCategories(vendorsByCategory(snapshot));
    const fish = categories.find(({ gameCategory }) => gameCategory === 'FISH');
    expect(fish?.lanes).toMatchObject([
      {
        title: 'FISH',
        cards: [
          { vassalage: 'AG', accountTypeName: 'AG', games: 2, isGame: 'VASSALAGE', nodeId: null },
          { vassalage: 'PT', games: 1, isGame: '', nodeId: third?.nodeId },
        ],
      },
    ]);
    const view = { currency: 'USD', locale: 'en' } as const;
    const shown = assertDefined(snapshot.byNodeId.get(third?.nodeId ?? ''), 'the third game');
    expect(presentGame(shown, view).isGame).toBe('VASSALAGE');
    expect(categories.find(({ gameCategory }) => gameCategory === 'RNG')?.lanes).toEqual([]);
  });

  // portal.md 4: lottery pages come before lists.
  it.each(['ELOTT', 'LOTT', 'TCG_SEA', 'TCG_LOTTO_VN'])(
    'and games of %s start, where others open a list',
    async (code) => {
      const snapshot = await (await openCatalogue(test)).current();
      const [entry] = snapshot.entries;
      const game = { ...assertDefined(entry, 'a game').game, vendorCode: code, opensList: true };
      const view = { currency: 'USD', locale: 'en' } as const;
      expect(presentGame(game, view).isGame).toBe('');
      const vendor = { code, name: code, isOpen: true, place: null };
      const vendors = [{ vendor, nodeIds: ['900001', '900002'] }];
      const [lott] = presentCategories([{ gameType: 'LOTT', games: 2, vendors }]);
      expect(lott?.lanes[0]?.cards).toMatchObject([{ isGame: '', nodeId: '900001', games: 2 }]);
    },
  );
});

describe('hotGames', () => {
  it('gives 20 unless told, of one vendor when asked', async () => {
    const snapshot = await (await openCatalogue(test)).current();
    expect(hotGames(snapshot, {})).toHaveLength(20);
    expect(hotGames(snapshot, { limitNum: 30 })).toHaveLength(30);
    const ofVendor = hotGames(snapshot, { vassalage: 'PT' });
    expect(new Set(ofVendor.map((game) => game.vendorCode))).toEqual(new Set(['PT']));
  });
});
