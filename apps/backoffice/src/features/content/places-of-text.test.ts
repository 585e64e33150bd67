import { describe, expect, it } from 'vitest';
import { groupsIn, placesOfText } from './places-of-text.ts';

describe('placesOfText', () => {
  it('knows pages, what stands on all of them, and what stands on none', () => {
    expect(placesOfText('download.title')).toEqual(['/down']);
    expect(placesOfText('session.login.title')).toEqual(['*']);
    expect(placesOfText('errors.overloaded')).toEqual([]);
  });

  it('tells a key from the beginning of others', () => {
    const text = '\n*\na.\n/\n/rng\nb.c\nb.d.\n';
    expect(groupsIn(text)).toEqual([
      { places: ['*'], keys: ['a.'] },
      { places: ['/', '/rng'], keys: ['b.c', 'b.d.'] },
    ]);
  });
});
