import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import type { Snapshot } from './catalogue.ts';
import { displayName, type Game } from './game.ts';
import { listGames, type GameFilter } from './list-games.ts';
import { lowestStakeMinor } from './stakes.ts';

const test = testDatabase();
let snapshot: Snapshot;

beforeAll(async () => {
  snapshot = await (await openCatalogue(test)).current();
});

const base = { currency: 'USD', locale: 'en' } as const;

/** Each filter against a plain reading of what it means, over the whole catalogue. */
const filters: readonly [string, Partial<GameFilter>, (game: Game) => boolean][] = [
  ['none', {}, () => true],
  ['vendor', { vendorCode: 'CQ9' }, (game) => game.vendorCode === 'CQ9'],
  ['an unknown vendor', { vendorCode: 'NONE' }, () => false],
  ['category', { gameType: 'RNG' }, () => true],
  ['a category without games', { gameType: 'FISH' }, () => false],
  ['sub-type', { gameClassify: 'JP' }, (game) => game.gameClassify === 'JP'],
  ['part of a title', { title: 'dragon' }, (game) => /dragon/i.test(game.name)],
  [
    'two words in any order',
    { title: 'moon  king' },
    (game) => /moon/i.test(game.name) && /king/i.test(game.name),
  ],
  [
    'part of an Arabic title',
    { title: 'التنين' },
    (game) => displayName(game, 'ar').includes('التنين'),
  ],
  ['signs of a pattern language', { title: '%' }, () => false],
  ['smallest stake', { stakeMinor: 20n }, (game) => lowestStakeMinor(game, 'USD') <= 20n],
  [
    'several at once',
    { vendorCode: 'AG', gameClassify: 'AC', title: 'rush', stakeMinor: 50n },
    (game) =>
      game.vendorCode === 'AG' &&
      game.gameClassify === 'AC' &&
      lowestStakeMinor(game, 'USD') <= 50n,
  ],
];

describe('listGames', () => {
  it.each(filters)('filters by %s', (_name, filter, passes) => {
    const wanted = snapshot.entries.map((entry) => entry.game).filter((game) => passes(game));
    const first = listGames(snapshot, { ...base, ...filter });
    expect(first.total).toBe(wanted.length);
    const pages = Array.from({ length: first.totalPages }, (_, index) =>
      listGames(snapshot, { ...base, ...filter, page: index + 1 }),
    );
    const found = pages.flatMap((page) => page.games);
    // What was searched for comes by its rank.
    expect(new Set(found)).toEqual(new Set(wanted));
    expect(found).toHaveLength(wanted.length);
    if (filter.title === undefined) {
      expect(found).toEqual(wanted);
    }
    expect(pages.every((page) => page.games.length <= 42)).toBe(true);
  });

  it('caps the page at 42 and answers an empty page past the end', () => {
    expect(listGames(snapshot, { ...base, pageSize: 1000 }).games).toHaveLength(42);
    const past = listGames(snapshot, { ...base, page: 99_999 });
    expect(past).toMatchObject({ games: [], total: 9842, totalPages: 235 });
  });

  it('sorts by popularity, by name of the language and by newest', () => {
    const popular = listGames(snapshot, base).games.map((game) => game.popularity);
    expect(popular).toEqual(popular.toSorted((left, right) => right - left));
    const names = listGames(snapshot, { ...base, sort: 'name' }).games.map((game) => game.name);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    const arabic = listGames(snapshot, { ...base, locale: 'ar', sort: 'name' });
    const titles = arabic.games.map((game) => displayName(game, 'ar'));
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('ar').compare));
    const dates = listGames(snapshot, { ...base, sort: 'new' }).games.map(
      (game) => game.releasedOn,
    );
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  it('knows 210 hot games, the most popular ones', () => {
    expect(listGames(snapshot, { ...base, gameType: 'HOT' }).total).toBe(210);
    const byName = listGames(snapshot, { ...base, gameType: 'HOT', sort: 'name' });
    const hottest = new Set(snapshot.entries.slice(0, 210).map((entry) => entry.game));
    expect(byName.games.every((game) => hottest.has(game))).toBe(true);
  });
});
