import { describe, expect, it } from 'vitest';
import { placeIn, vendorsPlaced } from './vendors-placed.ts';

const vendors = [
  { vassalage: 'A', games: 3 },
  { vassalage: 'B', games: 9 },
  { vassalage: 'C', games: 3 },
];
const ordered = (places: Readonly<Record<string, number | null>>) =>
  vendorsPlaced(vendors, new Map(Object.entries(places)))
    .map(({ vassalage }) => vassalage)
    .join('');

describe('vendorsPlaced', () => {
  it('goes by the number of games where nobody has a place, and keeps the order of equals', () => {
    expect(ordered({})).toBe('BAC');
    expect(ordered({ A: null, B: null })).toBe('BAC');
  });

  it('puts those with a place in front, by it', () => {
    expect(ordered({ C: 9999 })).toBe('CBA');
    expect(ordered({ C: 2, A: 1 })).toBe('ACB');
    expect(ordered({ B: 2, C: 2 })).toBe('BCA');
  });
});

describe('placeIn', () => {
  it.each([
    ['', null],
    ['  ', null],
    [' 12 ', 12],
    ['9999', 9999],
    ['10000', undefined],
    ['0', undefined],
    ['1.5', undefined],
    ['first', undefined],
  ])('reads %j as %j', (text, place) => {
    expect(placeIn(text)).toBe(place);
  });
});
