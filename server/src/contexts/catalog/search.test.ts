import { wholeLocales } from '@portal/i18n';
import { assertDefined } from '@portal/money';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCatalogue } from '../../../test/factories/catalog.ts';
import { testDatabase } from '../../../test/harness.ts';
import { type Snapshot, snapshotOf } from './catalogue.ts';
import { wordsOf } from './folded.ts';
import { displayName, type Game } from './game.ts';
import { listGames } from './list-games.ts';
import { isOneSlip } from './search.ts';

const test = testDatabase();
let snapshot: Snapshot;

beforeAll(async () => {
  snapshot = await (await openCatalogue(test)).current();
});

/** Whether the game is among the first eight for what was typed. */
function isSeen(game: Game, title: string): boolean {
  const view = { currency: 'USD', locale: 'en' } as const;
  const { games } = listGames(snapshot, { ...view, title, pageSize: 8 });
  return games.includes(game);
}

/** Two hundred titles, spread over the catalogue from the most to the least played. */
function sampled(): readonly Game[] {
  const step = Math.floor(snapshot.entries.length / 200);
  return snapshot.entries.filter((_, index) => index % step === 0).map(({ game }) => game);
}

function shareSeen(typedOf: (title: string, at: number) => string, locale = 'en'): number {
  const games = sampled();
  const seen = games.filter((game, at) => isSeen(game, typedOf(displayName(game, locale), at)));
  return seen.length / games.length;
}

/** One slip in the longest word, another kind and another place each time. */
function withSlip(title: string, at: number): string {
  const words = title.split(' ');
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best));
  const place = 1 + (at % (longest.length - 2));
  const [head, letter, tail] = [
    longest.slice(0, place),
    longest[place] ?? '',
    longest.slice(place + 1),
  ];
  const slips = [
    head + tail,
    `${head}q${tail}`,
    `${head}${letter}${letter}${tail}`,
    `${head}${letter === 'q' ? 'x' : 'q'}${tail}`,
    `${head}${tail.slice(0, 1)}${letter}${tail.slice(1)}`,
  ];
  return title.replace(longest, slips[at % slips.length] ?? longest);
}

describe('a search over the shipped catalogue (issue: findability)', () => {
  it.each(wholeLocales)(
    'has 95 of 100 titles in the first eight by four letters of each word, in %s',
    (locale) => {
      const starts = (title: string) =>
        title
          .split(' ')
          .map((word) => word.slice(0, 4))
          .join(' ');
      expect(shareSeen(starts, locale)).toBeGreaterThanOrEqual(0.95);
    },
  );

  it('has every title by four letters of any word that at most eight titles share (ADR 0045)', () => {
    const starts = (game: Game) => wordsOf(displayName(game, 'en')).map((word) => word.slice(0, 4));
    const titles = new Map<string, number>();
    const some = snapshot.entries
      .map(({ game }) => game)
      .filter((game) => {
        const isRoomLeft = starts(game).every((start) => (titles.get(start) ?? 0) < 8);
        for (const start of isRoomLeft ? starts(game) : []) {
          titles.set(start, (titles.get(start) ?? 0) + 1);
        }
        return isRoomLeft;
      });
    const { revision, isPlayOpen, narrowed } = snapshot;
    const vendors = [...snapshot.vendors];
    const few = snapshotOf({ revision, isPlayOpen, vendors, narrowed, games: some });
    const view = { currency: 'USD', locale: 'en', pageSize: 8 } as const;
    const missed = some.flatMap((game) =>
      starts(game).filter((title) => !listGames(few, { ...view, title }).games.includes(game)),
    );
    expect(some.length).toBeGreaterThan(200);
    expect(missed).toEqual([]);
  });

  it('has 95 of 100 by their whole title in either language', () => {
    expect(shareSeen((title) => title)).toBeGreaterThanOrEqual(0.95);
    expect(shareSeen((title) => title, 'ar')).toBeGreaterThanOrEqual(0.95);
  });

  it.each(wholeLocales)('has 85 of 100 with one slip, in %s', (locale) => {
    expect(shareSeen(withSlip, locale)).toBeGreaterThanOrEqual(0.85);
  });
});

describe('a title that is typed on another keyboard', () => {
  const titles = {
    'zh-Hans': '黄金龙',
    ja: 'ラッキードラゴン',
    vi: 'Rồng Vàng Đỏ',
    ar: 'التِّنّينُ الذَّهَبِيّ',
  };

  /** The catalogue with one game whose title was put into other languages. */
  function withTitles(): { readonly game: Game; readonly other: Snapshot } {
    const [first, ...others] = snapshot.entries.map(({ game }) => game).toReversed();
    const game = { ...assertDefined(first, 'a game'), displayNames: titles };
    const { revision, isPlayOpen, narrowed } = snapshot;
    const vendors = [...snapshot.vendors];
    const other = snapshotOf({ revision, isPlayOpen, vendors, narrowed, games: [...others, game] });
    return { game, other };
  }

  it.each([
    ['pinyin', 'huangjinlong'],
    ['the beginning of pinyin', 'huangj'],
    ['pinyin with blanks', 'huang jin long'],
    ['first letters of pinyin', 'hjl'],
    ['pinyin with a slip', 'huangjnlong'],
    ['the signs themselves', '黄金'],
    ['romaji', 'rakkii doragon'],
    ['romaji without held vowels', 'rakki doragon'],
    ['hiragana', 'らっきー'],
    ['Vietnamese without marks', 'rong vang do'],
    ['Arabic without vowels', 'التنين الذهبي'],
  ])('is found by %s', (_, title) => {
    const { game, other } = withTitles();
    const view = { currency: 'USD', locale: 'en' } as const;
    const { games } = listGames(other, { ...view, title, pageSize: 8 });
    expect(games.map(({ nodeId }) => nodeId)).toContain(game.nodeId);
  });
});

describe('isOneSlip', () => {
  it.each([
    ['gplden', 'golden', true],
    ['glden', 'golden', true],
    ['goolden', 'golden', true],
    ['oglden', 'golden', true],
    ['gpld', 'golden', true],
    ['gplren', 'golden', false],
    ['silver', 'golden', false],
  ])('of %s for %s is %s', (typed, word, expected) => {
    expect(isOneSlip(typed, word)).toBe(expected);
  });
});
