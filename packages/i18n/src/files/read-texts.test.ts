import { describe, expect, it } from 'vitest';
import { locales, wholeLocales } from '../languages.ts';
import {
  hasTexts,
  holderOf,
  listAreas,
  readOwnTexts,
  readTexts,
  type MessageTree,
} from './read-texts.ts';

function keysOf(tree: MessageTree, path = ''): readonly string[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : keysOf(value, `${path}${key}.`),
  );
}

describe('readTexts', () => {
  it('has every key in every language, whatever the language itself lacks', () => {
    const looked = locales.filter((locale) => hasTexts(locale) || locale === 'he');
    for (const area of listAreas()) {
      const keys = keysOf(readTexts('en', area)).toSorted();
      for (const locale of looked) {
        expect([locale, area, ...keysOf(readTexts(locale, area)).toSorted()]).toEqual([
          locale,
          area,
          ...keys,
        ]);
      }
    }
  });

  it('gives English where a language has nothing of an area', () => {
    const [without] = locales.filter((locale) => readOwnTexts(locale, 'slot') === undefined);
    expect(readTexts(without ?? 'sw', 'slot')).toEqual(readTexts('en', 'slot'));
    expect(holderOf(without ?? 'sw', 'slot')).toBe('en');
  });

  it.each(wholeLocales)('has all of %s from its own files', (locale) => {
    for (const area of listAreas()) {
      expect(holderOf(locale, area)).toBe(locale);
      expect(readTexts(locale, area)).toEqual(readOwnTexts(locale, area));
    }
  });
});
