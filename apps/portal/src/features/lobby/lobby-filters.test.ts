import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeFilters, filterCount, lobbyQuery } from './lobby-filters.ts';
import { readLobbyFilters } from './lobby-search.ts';

describe('readLobbyFilters', () => {
  it.each([
    [{}, {}],
    [
      { gameClassify: 'JP', vassalage: 'AG' },
      { gameClassify: 'JP', vassalage: 'AG' },
    ],
    [{ gameClassify: 'XX', sort: 'popular', page: 1 }, {}],
    [
      { gameName: '  opal ', sort: 'new', page: 3 },
      { gameName: 'opal', sort: 'new', page: 3 },
    ],
    [
      { gameName: 7, page: '2' },
      { gameName: '7', page: 2 },
    ],
    [{ gameName: 'x'.repeat(61), page: 0.5 }, {}],
  ])('of %j is %j', (search, expected) => {
    expect(readLobbyFilters(search)).toEqual(expected);
  });

  it('reads its own answer again as the same, whatever the address held', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (search) => {
        const filters = readLobbyFilters(search);
        expect(readLobbyFilters({ ...filters })).toEqual(filters);
      }),
    );
  });
});

describe('changeFilters', () => {
  it('keeps the other filters and goes back to the first page', () => {
    const filters = readLobbyFilters({ vassalage: 'AG', page: 4 });
    expect(changeFilters(filters, { gameClassify: 'TG' })).toEqual({
      vassalage: 'AG',
      gameClassify: 'TG',
    });
  });

  it('takes a filter away and turns pages', () => {
    const filters = readLobbyFilters({ vassalage: 'AG', sort: 'name' });
    expect(changeFilters(filters, { vassalage: undefined })).toEqual({ sort: 'name' });
    expect(changeFilters(filters, { page: 3 })).toEqual({ vassalage: 'AG', sort: 'name', page: 3 });
  });
});

describe('lobbyQuery', () => {
  it('asks for 42 games a page (portal.md 9)', () => {
    expect(lobbyQuery('RNG', { vassalage: 'AG', page: 2 })).toEqual({
      gameType: 'RNG',
      vassalage: 'AG',
      page: '2',
      pageSize: '42',
    });
  });
});

describe('filterCount', () => {
  it('counts what narrows the list, not the order or the page', () => {
    expect(filterCount({ vassalage: 'AG', gameName: 'x', sort: 'new', page: 2 })).toBe(2);
  });
});
